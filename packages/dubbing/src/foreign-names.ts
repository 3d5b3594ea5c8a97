import type { LanguageCode } from "@dubdeck/domain";
import type { Line } from "./line.ts";

/**
 * Names that the translations keep as the source writes them, in spellings that the target language
 * does not have: read by its rules, they would not be known again. "Madrid" is left to Spanish.
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

/** Of a text, the words that a set holds. */
export const wordsAmong = (text: string, words: ReadonlySet<string>): string[] => [
  ...new Set(text.match(NAME)?.filter((name) => words.has(name))),
];

/** A capital and small letters; what is all capitals is spelled out, or said as the target does. */
const NAME = /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*\p{Ll}(?![\p{L}\p{M}])/gu;

/** What words of a language never have, but for those that it borrowed. */
const FOREIGN_SPELLING: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /[kw]|[^aceiouáéíóúü]h|h[^aeiouáéíóúü]|h$|([^clnr])\1|^s[^aeiouáéíóú]|[bcfghkmpqtv]$|[^aeiou]y$/u,
  fr: /[kw]|sh|oo|gh|dg|h[b-df-hj-np-tv-xz]|ey$/u,
  it: /[jkwxy]|[^cg]h|[^aeiouàèéìòù]$/u,
  pt: /[kwy]|[^aeiouclnáâãéêíóôõú]h|h[^aeiouáâãéêíóôõú]|h$|([^crs])\1|^s[^aeiouáâãéêíóôõú]|[bcfghjpqtv]$/u,
};
