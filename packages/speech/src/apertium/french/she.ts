/**
 * Keeps the subject of a sentence: "elle dit qu'il viendra" has no pronoun for its second verb in Catalan,
 * and Apertium says "il".
 * @param original the Catalan text
 */
export const stillShe = (text: string, original: string): string =>
  HE.test(original)
    ? text
    : text
        .replace(SENTENCE_OF_HER, (said) => said.replace(IL, "$1elle "))
        .replace(SENTENCE_OF_IT, (said) => said.replace(AND_IL, "$1"));

const HE = /(?<!\p{L})(?:ells?|Sr|senyor)(?!\p{L})/iu;
const SENTENCE_OF_HER = /(?<=^|[.!?…] )elle [^.!?…]*/giu;
/** "La tempête a abîmé une maison et il a laissé": one subject is enough. */
const SENTENCE_OF_IT = /(?<=^|[.!?…] )(?:la|ma|ta|sa|une|cette) \p{L}[^.!?…]*/giu;

/** Verbs that have no other subject: "il faut". */
const IMPERSONAL = String.raw`(?:n'y|y|faut|fallait|faudra|fai(?:t|sait)|pleu\p{L}+|neige\p{L}*|s'agi\p{L}*|semble|reste)(?!\p{L})|(?:est|était|sera) (?:possible|important|nécessaire|clair|temps|vrai|difficile|facile|tard|tôt)(?!\p{L})`;
const IL = new RegExp(
  String.raw`(?<!\p{L})((?:parce )?qu'|quand |si |où |et )il (?!${IMPERSONAL})`,
  "giu",
);
const AND_IL = new RegExp(String.raw`(?<!\p{L})((?:et|mais) )il (?!${IMPERSONAL})`, "giu");
