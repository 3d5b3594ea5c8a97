import { INFINITIVE } from "./infinitives.ts";
import { withBeing } from "./with-being.ts";

/** Corrects what Apertium's French copies from languages that say it otherwise: places of words, and words between verbs. */
export const frenchGrammar = (text: string): string =>
  withBeing(text)
    .replace(/(?<!\p{L})(j)'(?=(?:encore|aussi) )/giu, "$1e ")
    .replace(BETWEEN, "$1 $3$4 $2")
    .replace(BEFORE_PRONOUN, "$2 $1")
    .replace(/(?<=\b(?:personne|rien) )(ne |n')(\p{L}+ment) (\p{L}+)(?!\p{L})/giu, "$1$3 $2")
    .replace(
      /(?<=\p{L} )(souvent|toujours|déjà|encore) (?!\p{L}*ment(?!\p{L}))(\p{L}{2,}ent)(?!\p{L})/giu,
      "$2 $1",
    )
    .replace(
      /(?<=(?<!\p{L})(?:suis|est|sommes|êtes|sont|étais|était|étions|étiez|étaient|être|sera|soit) )assez d(?:e |')(?!retour|face|plus)(?=\p{L})/giu,
      "assez ",
    )
    .replace(/(?<=\p{L}ez)-soi(?!\p{L})/giu, "-vous")
    .replace(NOT_TO_NEED, "n'$1 pas besoin de $2")
    .replace(NOTHING_LAST, "$1 rien $2")
    .replace(NOTHING_MORE, "rien de plus $1 ")
    .replace(
      /(?<=^|[.,;:!?…] |\b(?:et|mais|car) )n'y (?=(?:a|avait|aura|aurait)(?!\p{L}))/giu,
      (no) => (no.startsWith("N") ? "Il n'y " : "il n'y "),
    )
    .replace(THAN_WHO, (_, who: string) => `que ${STRESSED[who.toLowerCase()] ?? who}`)
    .replace(WITH_DE, "$1 de ")
    .replace(EASY_TO, "$1 de ")
    .replace(WITH_A, "$1 à ")
    .replace(/(?<=\bchose qu[^.!?…]* est )(?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu, "de ")
    .replace(/\bdemeur(?=(?:er\p{L}*|e|es|ent|ons|ez|ait|aient|ant)(?!\p{L}))/giu, "rest")
    .replace(LIVING, (_, elided = "", ending: string) => {
      const lives = /^j/i.test(elided) && ending === "e" ? "vis" : LIVE[ending.toLowerCase()];
      return `${elided.replace("'", "e ")}${lives}`;
    })
    .replace(TOOK, "mis $1 à ")
    .replace(SOME_NEW, "de ")
    .replace(SOME, "des ")
    .replace(DOING_SOME, "des ")
    .replace(SENTENCE, (sentence) =>
      RESULT.test(sentence)
        ? sentence.replace(SUPPOSED, (_, before: string, they, vous, verb: string) => {
            return before + imperfect(verb, vous ? "vous" : they ? "they" : "one");
          })
        : sentence,
    );

const CLITICS = "(?:(?:ne|me|te|se|le|la|les|lui|leur|y|en|nous|vous) |[nmtsl]')*";

/** An adverb between a subject and its verb; French has it after the verb. */
const BETWEEN = new RegExp(
  String.raw`(?<!\p{L}|\b(?:pour|avec|chez|entre|sans|de|à|contre|sur) )(je|tu|ils?|elles?|on|nous|vous) (\p{L}+ment|déjà|encore|toujours|aussi|souvent) (${CLITICS})(\p{L}+)(?!\p{L})`,
  "giu",
);

/** The same behind a noun, where a pronoun tells the verb. */
const BEFORE_PRONOUN =
  /(?<=\p{L} )(souvent|toujours|déjà|encore) ((?:(?:me|te|se|nous|vous|lui|leur) |[mts]')\p{L}+)(?!\p{L})/giu;

const NOT_TO_NEED = /\bn'(ai|as|a|avons|avez|ont) besoin de pas (?=(\p{L}+))\2/giu;

/** "Ne veut voir rien". */
const NOTHING_LAST =
  /(?<=(?<!\p{L})(?:ne |n')(?:vous |nous |l'|lui |me |te |se )?)(\p{L}+) ((?:d')?\p{L}+(?:er|ir|re)) rien(?!\p{L})/giu;

/** Catalan "res més" is "nothing else" and "nothing more". */
const NOTHING_MORE = /\bplus rien (?:de |d'|en )?(\p{L}+) (?=que\b|qu')/giu;

const THAN_WHO = /\bque (je|tu|ils?)(?=\s*(?:[.,;!?]|$))/giu;
const STRESSED: Readonly<Record<string, string>> = { je: "moi", tu: "toi", il: "lui", ils: "eux" };

const DOING = String.raw`(?=(?!les? (?:dîner|déjeuner|goûter|souper|pouvoir|devoir|savoir|lever|coucher|rire)s?(?!\p{L}))(?:(?:se|le|la|les|lui|leur|me|te|nous|vous|y|en|ne pas) |[mtsl]')?(?!faire partie(?!\p{L}))${INFINITIVE})`;
const verbs = (stems: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}])((?:${stems})(?: (?:pas|jamais|plus|déjà|toujours|aussi|alors|enfin))?) ${DOING}`,
    "giu",
  );

/** Verbs that join an infinitive by "de", which others join directly. */
const WITH_DE = verbs(
  "oubli\\p{L}*|décid\\p{L}+|essa[iy]\\p{L}+|arrêt\\p{L}+|cess\\p{L}+|évit\\p{L}+|refus\\p{L}+|promet\\p{L}*|promis|accept\\p{L}+|tent\\p{L}+|choisi\\p{L}*|propos\\p{L}+|risqu\\p{L}+|regrett\\p{L}+|mérit\\p{L}+|rêv\\p{L}+|fini(?:r|s|t|ssons|ssez|ssent)?|envisag\\p{L}+|recommand\\p{L}+|permet\\p{L}*|permis",
);
const WITH_A = verbs(
  "commenc\\p{L}+|continu\\p{L}+|réussi\\p{L}*|hésit\\p{L}+|appren\\p{L}+|appris",
);

const EASY_TO = new RegExp(
  String.raw`((?<!\p{L})(?:il|ce|c')(?: n'|n'| )?(?:est|était|sera|serait|devient|devenait|deviendra|devenu|semble|semblait)(?: pas)? (?:(?:très|plus|aussi|si|trop|toujours) )?(?:facile|difficile|important|possible|impossible|nécessaire|utile|mieux|agréable|dangereux|interdit|simple|essentiel|préférable)) ${DOING}`,
  "giu",
);

/** "Viure" that does not say where. */
const LIVING =
  /(?<!\p{L})((?:[jndlsmt]|qu)')?habit(er|e|es|ons|ez|ent|é|ait|aient|ais|ions|iez)(?!\p{L})(?! (?:dans|à|aux?|en|ici|là|là-bas|chez|près|loin|une?|les?|la|ce|cet|cette|ces|mon|ma|notre|votre|son|sa|avec|sur|sous|seule?|ensemble|où)(?!\p{L})| l')/giu;
const LIVE: Readonly<Record<string, string>> = {
  er: "vivre",
  e: "vit",
  es: "vis",
  ons: "vivons",
  ez: "vivez",
  ent: "vivent",
  é: "vécu",
  ait: "vivait",
  aient: "vivaient",
  ais: "vivais",
  ions: "vivions",
  iez: "viviez",
};

const TOOK =
  /\btardé ((?:près de |environ |presque |plus de |moins de )?(?:\p{L}+|\d+) (?:\p{L}+ )?(?:seconde|minute|heure|jour|semaine|mois|an|année)s?) (?:pour|à) /giu;

const NO_NOUN =
  "plus|moins|dans|sans|sous|vers|depuis|pas|mais|les|des|ses|nos|vos|mes|tes|ces|tous|toutes|plusieurs|certaine?s|quelques|trois|six|dès|après|très|puis|alors|jamais|toujours|parfois|hors|lorsque|ils|elles|nous|vous|leurs|deux|différent[e]?s|divers|diverses|tant|assez|beaucoup|chez|presque|près|cas|fois|temps|ans|mois|us|fils|corps|bras|cours|prix|jus|ailleurs|longtemps|volontiers|quelquefois|désormais|néanmoins|dehors|exprès|tels|telles|tellement|suis|es|sois";

/** A noun in the plural after what somebody has done, which French does not leave without an article. */
const DONE = String.raw`(?<=(?<!\p{L})(?:ai|as|a|avons|avez|ont) (?!(?:été|aussi|ainsi|ici|peu|lui|demi|parmi|du)(?!\p{L}))\p{L}*(?:é|i|u|it|ert) )`;
const SOME = new RegExp(
  String.raw`${DONE}(?=(?!(?:${NO_NOUN})(?!\p{L}))\p{L}{3,}s(?!\p{L}))`,
  "giu",
);
const SOME_NEW = new RegExp(
  String.raw`${DONE}(?=(?:nouve(?:aux|lles)|grande?s|petite?s|bon(?:ne)?s|beaux|belles|vieux|vieilles|mauvais(?:es)?|jeunes|long(?:ue)?s|autres) \p{L}+)`,
  "giu",
);

/** "Il fait toujours blagues". */
const DOING_SOME = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:fais|fait|font|faire|faisait|faisaient|fera|feront) (?:toujours |souvent )?)(?=(?!(?:${NO_NOUN})(?!\p{L}))\p{L}{4,}[^aiou]s(?!\p{L}))`,
  "giu",
);

const SENTENCE = /[^.!?…]+/gu;
const RESULT = /(?:[eid]|[oe]u?r)r(?:ais|ait|ions|iez|aient)(?!\p{L})/iu;

/** "If" beside a condition's result, "s'il perde … ferait", takes the imperfect. */
const SUPPOSED =
  /((?<!\p{L})(?:(s'ils|si elles)|(si vous)|s'il|si (?:elle|on|je|tu|j')) (?:ne |n')?(?:(?:me|te|se|le|la|les|lui|leur|y|en|vous) |[mtsl]')*)(?!(?:[mtsln]e|les)(?!\p{L}))(\p{L}+)(?!\p{L})/giu;

/** Returns the imperfect of a verb whose present, or subjunctive, has this form with its subject; others as they are. */
function imperfect(verb: string, subject: "vous" | "they" | "one"): string {
  if (subject === "vous") {
    if (/^(?:avez|pouvez|voulez|savez|allez|devez)$/iu.test(verb)) return verb; // their subjunctives differ
    return SUBJUNCTIVES[verb.toLowerCase()] ?? verb.replace(/(?<!i)ez$/iu, "iez");
  }
  const [, stem, ending] =
    (subject === "they" ? /^(\p{L}+?)(?<!i)(ent)$/u : /^(\p{L}+?)(es?)$/u).exec(verb) ?? [];
  if (!stem || !ending) return verb;
  const soft = stem
    .replace(/g$/u, "ge")
    .replace(/c$/u, "ç")
    .replace(/ienn$/u, "en")
    .replace(/renn$/u, "ren");
  return soft + ({ e: "ait", es: "ais", ent: "aient" }[ending] ?? "");
}

const SUBJUNCTIVES: Readonly<Record<string, string>> = { ayez: "aviez", soyez: "étiez" };
