/**
 * Removes what the way through other languages leaves behind: small words said twice, subjects
 * that Spanish and Italian verbs make plain, and the Portuguese for "ten years ago" in Spanish.
 * @param target ISO 639-1
 */
export function polishSentence(text: string, target: string): string {
  const single = text
    .replace(/\b(di|de|da|que|che|a|à) \1\b/giu, "$1")
    .replace(/([,;:])\s*\1+/g, "$1");
  const subject = SUBJECTS[target];
  if (!subject) return single;
  const ago = target === "es" ? single.replace(TIME_AGO, "$1ace") : single;
  const dropped = ago.replace(subject, "$1");
  return /^\P{L}*\p{Lu}/u.test(text) ? dropped.replace(/\p{L}/u, (c) => c.toUpperCase()) : dropped;
}

/** After these words a clause begins. */
const CLAUSE = '^[¿¡"]*|[,;:] (?:¿|¡)?|\\b(?:que|che) ';
/** What follows a subject that is stressed or stands beside another one. */
const STRESSED =
  "y|e|o|u|ed|also|también|tampoco|mismo|misma|solo|anche|neanche|stesso|stessa|sola|que|che|de|di";

const SUBJECTS: Readonly<Record<string, RegExp>> = {
  es: subjects("yo|nosotros|usted|ustedes"),
  it: subjects("io|noi|lei"),
};

/** Subject pronouns at a clause's start that a verb or its pronouns follow directly. */
function subjects(pronouns: string): RegExp {
  return new RegExp(`(${CLAUSE})(?:${pronouns}) (?=(?!(?:${STRESSED})\\b)[\\p{L}])`, "giu");
}

/** Portuguese says "there are ten years" where Spanish says "it makes ten years". */
const TIME_AGO =
  /\b([Hh])ay(?= (?:(?:cerca de|más de|menos de|casi) )?(?:\p{L}+|\d+)(?: mil)? (?:segundo|minuto|hora|día|semana|mes(?:es)?|año|siglo|tiempo)s?\b)/gu;
