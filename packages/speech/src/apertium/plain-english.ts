const SUBJECT = "I|you|he|she|it|we|they|who";
/** What follows "do" where it is the sentence's own verb. */
const OBJECT =
  "it|this|that|them|these|those|the|an?|my|your|his|her|its|our|their|\\w+thing|so|all";

/** How people speak, and the same in words that Apertium's dictionary and grammar know. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:u+m+|u+h+|e+rm+|hm+)\b[,.]*\s*/gi, ""],
  [/\bi\b/g, "I"],
  [/\b(?:yeah|yep|yup)\b/gi, "yes"],
  [/\bguys\b/gi, "friends"],
  [/\bawesome\b/gi, "fantastic"],
  [/\bwanna\b/gi, "want to"],
  [/(?:'ve| have)? gotta\b/gi, " have to"],
  [/\blet's\b/gi, "we are going to"],
  [/\blet me (?=\w)/gi, "I am going to "],
  [/\bthanks for\b/gi, "thank you for"],
  [/\ban ill-(?=\w)/gi, "a badly "],
  [/\bill-(?=\w)/gi, "badly "],
  // Conditions without "if", which begin like a question.
  [new RegExp(`\\bHad (${SUBJECT}) (?=[^?]*$)`, "g"), "If $1 had "],
  [new RegExp(`\\bWere (${SUBJECT}) (?=[^?]*$)`, "g"), "If $1 were "],
  // Apertium takes "do" for an auxiliary everywhere; "make" becomes the same verb in Spanish.
  [new RegExp(`\\b(${SUBJECT}) do (?=(?:${OBJECT})\\b)`, "gi"), "$1 make "],
  [new RegExp(`\\b(${SUBJECT}) does (?=(?:${OBJECT})\\b)`, "gi"), "$1 makes "],
  [new RegExp(`\\b(${SUBJECT}) did (?=(?:${OBJECT})\\b)`, "gi"), "$1 made "],
  [new RegExp(`(?<=\\bnot|n't) do (?=(?:${OBJECT})\\b)`, "gi"), " make "],
];

/** The solemn way to forbid: "Ask not", "Fear not". */
const SOLEMN_NOT =
  /(?<=^|[.!?,;] |\band )(ask|doubt|fear|forget|judge|speak|think|weep|worry) not\b/gi;

/** Spoken English, rewritten for Apertium. A sentence's first letter stays as it was. */
export function toPlainEnglish(text: string): string {
  const forbidden = text.replace(SOLEMN_NOT, (_, verb: string) => `do not ${verb.toLowerCase()}`);
  const plain = REWRITES.reduce((result, [from, to]) => result.replace(from, to), forbidden);
  const capital = /^\P{L}*\p{Lu}/u.test(text);
  return capital ? plain.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : plain;
}
