import type { LanguageCode } from "@dubdeck/domain";
import type { Line } from "./line.ts";

/**
 * Returns names that the translations copy from the source and whose spelling is foreign to the target
 * language: read by its rules, they would be unrecognisable. Other names ("Madrid" in Spanish) are
 * left out.
 */
export function foreignNames(
  lines: readonly Pick<Line, "sourceText" | "text">[],
  target: LanguageCode,
): string[] {
  const spelling = FOREIGN_SPELLING[target];
  if (!spelling) return [];
  const said = new Set(lines.flatMap(({ text }) => text?.match(NAME) ?? []));
  const named = new Set(lines.flatMap(({ sourceText }) => sourceText.match(NAME) ?? []));
  return [...named].filter((name) => said.has(name) && spelling.test(name.toLowerCase()));
}

/** Returns the names in a text that the set contains, each once. */
export const wordsAmong = (text: string, words: ReadonlySet<string>): string[] => [
  ...new Set(text.match(NAME)?.filter((name) => words.has(name))),
];

/** A capitalised word. All-capitals words are spelled out or pronounced by the target's rules. */
const NAME = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*\p{Ll}(?![\p{L}\p{M}])/gu;

/** Spellings found only in a language's loanwords. */
const FOREIGN_SPELLING: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /[kw]|[^aceiouáéíóúü]h|h[^aeiouáéíóúü]|h$|([^clnr])\1|^s[^aeiouáéíóú]|[bcfghkmpqtv]$|[^aeiou]y$/u,
  fr: /[kw]|sh|oo|gh|dg|h[b-df-hj-np-tv-xz]|ey$/u,
  it: /[jkwxy]|[^cg]h|[^aeiouàèéìòù]$/u,
  pt: /[kwy]|[^aeiouclnáâãéêíóôõú]h|h[^aeiouáâãéêíóôõú]|h$|([^crs])\1|^s[^aeiouáâãéêíóôõú]|[bcfghjpqtv]$/u,
};
