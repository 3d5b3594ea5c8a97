/**
 * Removes artefacts of translating via other languages: doubled function words, subject pronouns that
 * Spanish and Italian omit, and the literal Portuguese for "ten years ago" in Spanish.
 * @param target ISO 639-1
 */
export function polishSentence(text: string, target: string): string {
  const single = text
    .replace(/(?<!\p{L})(di|de|da|que|che|a|à) \1(?!\p{L})/giu, "$1")
    .replace(/([,;:])\s*\1+/g, "$1")
    .replace(
      TIME,
      (time, hour: string, minutes: string) => spokenTime(target, hour, minutes) ?? time,
    );
  const subject = SUBJECTS[target];
  if (!subject) return single;
  const ago = target === "es" ? single.replace(TIME_AGO, "$1ace") : single;
  const dropped = (SUBORDINATE[target] ?? []).reduce(
    (said, unstressed) => said.replace(unstressed, "$1"),
    ago.replace(subject, "$1"),
  );
  return /^\P{L}*\p{Lu}/u.test(text) ? dropped.replace(/\p{L}/u, (c) => c.toUpperCase()) : dropped;
}

/** Start of a clause. */
const CLAUSE = '^[¿¡"]*|[,;:] (?:¿|¡)?|\\b(?:que|che) ';
/** Words that follow a subject pronoun only if it is stressed or coordinated. */
const STRESSED =
  "y|e|o|u|ed|also|también|tampoco|mismo|misma|solo|anche|neanche|stesso|stessa|sola|que|che|de|di";

const SUBJECTS: Readonly<Record<string, RegExp>> = {
  es: subjects("yo|nosotros|usted|ustedes"),
  it: subjects("io|noi|lei"),
};

/** Matches unstressed subject pronouns at the start of a clause. */
function subjects(pronouns: string): RegExp {
  return new RegExp(`(${CLAUSE})(?:${pronouns}) (?=(?!(?:${STRESSED})\\b)[\\p{L}])`, "giu");
}

/**
 * Subject pronouns inside a sentence, where a verb of one form only follows: Spanish "tenía" may be his as well.
 */
const SUBORDINATE: Readonly<Record<string, readonly RegExp[]>> = {
  es: [
    /(?<!\p{L})((?:pero|entonces|cuando|porque|aunque|mientras|(?<=^|[,.;:!?¡¿] )y) )(?:yo|nosotros) (?=(?:(?:no|me|te|se|lo|la|los|las|le|les|nos|ya) )*(?!\p{L}+(?:[íaá]a|aba|era|iera|iese|ese|aría|ería|iría)(?!\p{L}))\p{L}+(?:o|oy|é|í|mos|[cjst]e)(?!\p{L}))/giu,
    /(?<=\p{L} )(?<!(?<!\p{L})(?:también|tampoco|solo|sólo|como|que|según|entre|salvo|incluso|hasta|ni|o|(?:tú|él|ella|\p{Lu}\p{L}+) y) )()yo (?=(?:(?:no|me|te|se|lo|la|los|las|le|les|nos|ya|nunca|siempre) )*(?!mism|tod|tant|much|poc|sol|otr|aquí|allí|ahí|así|sí(?!\p{L}))\p{L}+(?:[^m]o|oy|é|í)(?!\p{L}))/gu,
    /(?<=\p{L} )(?<!(?<!\p{L})(?:también|tampoco|solo|como|que|entre|salvo|de|a|con|para|por|sin|o) )()nosotros (?=(?:(?:no|nos|lo|la|los|las|le|les|ya) )*(?!mismos|últimos|todos)\p{L}+mos(?!\p{L}))/gu,
    /(¿(?:qué|cuál(?:es)?|cuánt[oa]s?|dónde|cuándo|cómo|por qué)(?: (?!de|a|con|para|en|por)\p{L}+)? )(?:yo|nosotros|usted|ustedes) (?!(?:dos|tres|cuatro|mism\p{L}+|tod\p{L}+|y|o)(?!\p{L}))(?=\p{L})/giu,
  ],
  it: [
    /(?<!\p{L})((?:ma|allora|quando|perché|mentre|(?<=^|[,.;:!?] )e) )(?:io|noi) (?=(?:(?:non|mi|ti|si|lo|la|li|le|gli|ci|vi|ne) )*(?!(?:che|e|o)(?!\p{L}))\p{L}+(?:o|i|mmo|sti)(?!\p{L}))/giu,
    /(?<=\p{L} )(?<!(?<!\p{L})(?:anche|neanche|nemmeno|solo|soltanto|come|né|o|tranne|di|a|da|con|per|tra|fra|(?:tu|lui|lei|\p{Lu}\p{L}+) e) )()io (?=(?:(?:non|mi|ti|si|lo|la|li|le|gli|ci|vi|ne|già|sempre) |[lm]')*(?!stess|sol[oa]|molto|poco|tanto|quando|quanto|però|\p{L}+[aei]mo(?!\p{L}))(?:\p{L}+(?:[^n]o|nno|ngo|ei|ai|ò|mi)|ho|so|do)(?!\p{L}))/gu,
    /(?<=\p{L} )(?<!(?<!\p{L})(?:anche|neanche|solo|come|né|o|tranne|di|a|da|con|per|tra|fra|su) )()noi (?=(?:(?:non|ci|lo|la|li|le|gli|vi|ne|già) |[lc]')*\p{L}+mo(?!\p{L}))/gu,
    /((?<=^|[.,] )(?:che cosa|quale|quali|quant[oaie]|dove|quando|come|perché)(?: (?!di|a|con|per|in|da)\p{L}+)? )(?:io|noi|lei) (?!(?:due|tre|stess\p{L}+|tutt\p{L}+|e|o)(?!\p{L}))(?=\p{L}[^.!…]*\?)/giu,
  ],
};

/** The literal translation of Portuguese "há dez anos" (there are ten years); Spanish says "hace". */
const TIME_AGO =
  /\b([Hh])ay(?= (?:(?:cerca de|más de|menos de|casi) )?(?:\p{L}+|\d+)(?: mil)? (?:segundo|minuto|hora|día|semana|mes(?:es)?|año|siglo|tiempo)s?\b)/gu;

const TIME = /(?<![\d:.,])([01]?\d|2[0-3])(?: heures)?:([0-5]\d)(?![\d:])/g;

/** Writes a time as it is said, because voices read "9:15" as two numbers; undefined where they do not. */
function spokenTime(target: string, hour: string, minutes: string): string | undefined {
  const spoken = SPOKEN_TIMES[target];
  if (!spoken) return undefined;
  if (minutes === "00") return target === "fr" ? `${hour} heures` : hour;
  return `${hour} ${spoken[minutes] ?? `${spoken.and} ${Number(minutes)}`}`;
}

const SPOKEN_TIMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { and: "y", "15": "y cuarto", "30": "y media" },
  fr: { and: "heures", "15": "heures et quart", "30": "heures et demie" },
  it: { and: "e", "15": "e un quarto", "30": "e mezza" },
  pt: { and: "e", "30": "e meia" },
};
