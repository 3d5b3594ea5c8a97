import type { LanguageCode } from "@dubdeck/domain";
import type { Line } from "./line.ts";

/**
 * Returns names and loanwords ("show") that the translations copy from the source and whose spelling is
 * foreign to the target language: read by its rules, they would be unrecognisable. Other names
 * ("Madrid" in Spanish) are left out.
 */
export function foreignNames(
  lines: readonly Pick<Line, "sourceText" | "text">[],
  target: LanguageCode,
): string[] {
  const spelling = FOREIGN_SPELLING[target];
  if (!spelling) return [];
  const said = new Set(lines.flatMap(({ text }) => text?.match(WORD) ?? []));
  const named = new Set(lines.flatMap(({ sourceText }) => sourceText.match(WORD) ?? []));
  return [...named].filter((word) => said.has(word) && isForeign(word, spelling));
}

const isForeign = (word: string, spelling: RegExp): boolean =>
  /^\p{Lu}/u.test(word) ? spelling.test(word.toLowerCase()) : LOANWORD.test(word);

/** Returns the words of a text that the set contains, each once. */
export const wordsAmong = (text: string, words: ReadonlySet<string>): string[] => [
  ...new Set(text.match(WORD)?.filter((name) => words.has(name))),
];

/** A word. All-capitals words are spelled out or pronounced by the target's rules. */
const WORD = /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]*\p{Ll}(?![\p{L}\p{M}])/gu;

/** English spellings that no other of these languages has; short words may be its own. */
const LOANWORD = /^(?=\p{L}{4}).*(?:w|sh|gh|ck|oo|ee)/u;

/** Spellings that a language has only in foreign names. */
const FOREIGN_SPELLING: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /[kw]|[^aceiouáéíóúü]h|h[^aeiouáéíóúü]|h$|([^clnr])\1|^s[^aeiouáéíóú]|[bcfghkmpqtv]$|[^aeiou]y$/u,
  fr: /[kw]|sh|oo|gh|dg|h[b-df-hj-np-tv-xz]|ey$/u,
  it: /[jkwxy]|[^cg]h|[^aeiouàèéìòù]$/u,
  pt: /[kwy]|[^aeiouclnáâãéêíóôõú]h|h[^aeiouáâãéêíóôõú]|h$|([^crs])\1|^s[^aeiouáâãéêíóôõú]|[bcfghjpqtv]$/u,
};
