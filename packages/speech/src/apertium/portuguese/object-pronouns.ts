import { caseLike } from "../../capitals.ts";

/**
 * Puts "o", "a", "os" and "as" behind their verb: "eu ainda a amo" → "eu ainda amo-a". Before it the pairs take them for
 * articles or prepositions, and the verb for a noun.
 */
export const pronounsBehind = (text: string): string =>
  text
    .replace(INSIDE_VERB, (found, stem: string, pronoun: string, ending: string) =>
      caseLike(found, `${pronoun} ${stem.toLowerCase()}${ending}`),
    )
    .replace(IF_DONE, (_, before: string, stem: string, vowel: string, pronoun: string) => {
      return `${before}${pronoun} ${vowel === "ô" ? "puse" : stem + PLAIN[vowel]}r`;
    })
    .replace(/(?<=\p{L}{2})i-l(?=[oa]s?(?!\p{L}))/giu, "ir-") // "repeti-lo", to the pairs of "vós"
    .replace(BEFORE_PARTICIPLE, "$2 $1 ")
    .replace(BEFORE_INFINITIVE, "$1 $2-nos")
    .replace(CALL_YOU, (_, stem: string, many: string) => `${stem}á-lo${many}`)
    .replace(
      BEFORE_FUTURE,
      (_, before: string, pronoun: string, stem: string, vowel: string, ending: string) => {
        return `${before}${GOING[ending.toLowerCase()] ?? "vai"} ${stem}${ACCENTED[vowel.toLowerCase()] ?? vowel}-l${pronoun}`;
      },
    )
    .replace(BEFORE_VERB, (found, before: string, pronoun: string, verb: string) => {
      if (!/m$/i.test(verb)) return `${before}${verb}-${pronoun}`;
      // "Enviaram-nos" is "they sent us" as well.
      return /os/i.test(pronoun) ? found : `${before}${verb}-n${pronoun}`;
    });

/** "Enviar-lhe-emos" is "lhe enviaremos". */
const INSIDE_VERB =
  /(?<!\p{L})(\p{L}+r)-(me|te|se|lhes?|nos|vos)-(ei|ás|á|emos|ão|ia|íamos|iam)(?!\p{L})/giu;

/** "Se você colocá-lo" is "se você o colocar". */
const IF_DONE =
  /((?<!\p{L})(?:se|quando) (?:você|vocês|eu|ele|ela|eles|elas|alguém) (?:não )?)(\p{L}+)([áêíô])-l([oa]s?)(?!\p{L})/giu;
const PLAIN: Readonly<Record<string, string>> = { á: "a", ê: "e", í: "i" };

/** "Tem me incomodado" is "me tem incomodado". */
const BEFORE_PARTICIPLE =
  /(?<!\p{L})(ter|tenho|tem|temos|têm|tenham?|tenhamos|tinham?|tínhamos|tivessem?|tivéssemos|teriam?|teríamos|terei|terá|terão) (me|te|se|lhes?|nos|vos) (?=\p{L}+(?:[ai]d|feit|dit|vist|post|escrit)o(?!\p{L}))/giu;

/** "Vamos nos sentar", in which "nos" is "in the" to the pairs. */
const BEFORE_INFINITIVE =
  /(?<!\p{L})(vamos|vai|vão|podemos|pode|podem|queremos|devemos|deve|temos que|precisamos|conseguimos|íamos|ia) nos (\p{L}+[aei]r)(?![\p{L}-])/giu;

/** "Ligar você de volta", in which "você" is no subject. */
const CALL_YOU = /(?<!\p{L})(cham|telefon)ar você(s?)(?= de volta(?!\p{L})|\s*[,.;!?]|$)/giu;

/** Behind these comes no noun: a subject, with or without an adverb, or a negation at the start of a clause. */
const SUBJECT =
  "(?:eu|você|ele|ela|vocês|eles|elas|quem|ninguém|alguém) (?:(?:não|nunca|ainda|já|também|sempre|só|nem) )*";
const NEGATION = "(?:não|nunca) ";
const START = String.raw`^|[.!?…] |(?<!\p{L})(?:que|porque|se|quando|onde) `;

/** Words that follow an article even there: "ele o mesmo", "não os outros". */
const NO_VERB =
  "mesm|únic|outr|tod|primeir|segund|últim|meus?(?!\\p{L})|minh|teus?(?!\\p{L})|tuas?(?!\\p{L})|seus?(?!\\p{L})|suas?(?!\\p{L})|noss|melhor|pior|maior|menor|mais(?!\\p{L})|menos(?!\\p{L})|suficiente|bastante|d[aeo]s?(?!\\p{L})|qu[ae]";

/** Ends as a verb whose last letter stays before the pronoun. */
const VERB = `(?!${NO_VERB})\\p{L}*[aeiou]m?`;

const BEFORE_VERB = new RegExp(
  String.raw`((?:(?<!\p{L})${SUBJECT}|(?:${START})${NEGATION}))([oa]s?) (${VERB})(?![\p{L}-])`,
  "giu",
);

/** "Eles o ajudarão" is "eles vão ajudá-lo". */
const BEFORE_FUTURE = new RegExp(
  String.raw`((?:(?<!\p{L})${SUBJECT}|(?:${START})${NEGATION}))([oa]s?) (\p{L}+)([aei])r(ei|á|emos|ão)(?![\p{L}-])`,
  "giu",
);
const GOING: Readonly<Record<string, string>> = { ei: "vou", á: "vai", emos: "vamos", ão: "vão" };
const ACCENTED: Readonly<Record<string, string>> = { a: "á", e: "ê" };
