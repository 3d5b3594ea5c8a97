import type { LanguageCode } from "@dubdeck/domain";
import { spellOut } from "./spell-out.ts";

/**
 * Share of the reference's words that were heard wrong: (substitutions + deletions + insertions) /
 * words of the reference, by the Levenshtein distance. Case, punctuation and accents do not count: many accents, as
 * in Spanish qué and que, make no difference to the ear. With an empty reference, each word heard counts as one error.
 */
export function wordErrorRate(reference: string, heard: string): number {
  const expected = wordsOf(reference);
  return editDistance(expected, wordsOf(heard)) / Math.max(1, expected.length);
}

/** The same for characters, spaces left out: the measure for languages written without spaces. */
export function characterErrorRate(reference: string, heard: string): number {
  const expected = Array.from(wordsOf(reference).join(""));
  return editDistance(expected, Array.from(wordsOf(heard).join(""))) / Math.max(1, expected.length);
}

/** Languages written without spaces, or whose words are long: one wrong sound would spoil a whole sentence. */
const BY_CHARACTER: ReadonlySet<LanguageCode> = new Set(["ar", "ja", "tr", "zh"]);

/**
 * Error rate of what a recogniser heard of a text in this language: of words, or of characters for Arabic, Japanese, Turkish
 * and Chinese. Numbers compare as they are spoken, whether a side writes them in digits or in words.
 */
export function heardErrorRate(text: string, heard: string, language: LanguageCode): number {
  const rate = BY_CHARACTER.has(language) ? characterErrorRate : wordErrorRate;
  return rate(spellOut(text, language), spellOut(heard, language));
}

/** Least number of items to replace, remove or insert to turn one list into the other. */
function editDistance(expected: readonly string[], actual: readonly string[]): number {
  let row = Array.from({ length: actual.length + 1 }, (_, i) => i);
  for (const [i, item] of expected.entries()) {
    const next = [i + 1];
    for (const [j, other] of actual.entries()) {
      const substituted = (row[j] ?? 0) + (item === other ? 0 : 1);
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The words of a text as they are compared: lower case, without accents, ligatures and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
