/**
 * Keeps "elle" the subject of a sentence about her: "elle dit qu'il viendra" has no subject of its own in Catalan, and Apertium
 * then says "il".
 * @param original the Catalan text
 */
export const stillShe = (text: string, original: string): string =>
  HE.test(original) ? text : text.replace(SENTENCE_OF_HER, (said) => said.replace(IL, "$1elle "));

const HE = /(?<!\p{L})(?:ells?|Sr|senyor)(?!\p{L})/iu;
const SENTENCE_OF_HER = /(?<=^|[.!?…] )elle [^.!?…]*/giu;
/** Not with verbs that have no subject, such as "il faut". */
const IL =
  /(?<!\p{L})((?:parce )?qu'|quand |si |où |et )il (?!(?:n'y|y|faut|fallait|faudra|pleu\p{L}+|neige\p{L}*|s'agi\p{L}*|semble|reste)(?!\p{L})|(?:est|était|sera) (?:possible|important|nécessaire|clair|temps|vrai|difficile|facile|tard|tôt)(?!\p{L}))/giu;
