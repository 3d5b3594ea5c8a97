import type { LanguageCode } from "@dubdeck/domain";
import { spellOut } from "./spell-out.ts";

/**
 * Computes the word error rate: (substitutions + deletions + insertions) / words of the reference, by
 * Levenshtein distance. Ignores case, punctuation and accents: many accents, as in Spanish qué and
 * que, are inaudible. With an empty reference, returns the number of words heard.
 */
export function wordErrorRate(reference: string, heard: string): number {
  const expected = wordsOf(reference);
  return editDistance(expected, wordsOf(heard)) / Math.max(1, expected.length);
}

/** Computes the character error rate, ignoring spaces, for languages written without them. */
export function characterErrorRate(reference: string, heard: string): number {
  const expected = Array.from(wordsOf(reference).join(""));
  return editDistance(expected, Array.from(wordsOf(heard).join(""))) / Math.max(1, expected.length);
}

/** Languages without spaces or with long words, where one wrong sound would distort the word error rate. */
const BY_CHARACTER: ReadonlySet<LanguageCode> = new Set(["ar", "ja", "tr", "zh"]);

/**
 * Computes the error rate of a recognised text: by word, or by character for Arabic, Japanese, Turkish
 * and Chinese. Spells numbers out first, so digits and words compare equal.
 */
export function heardErrorRate(text: string, heard: string, language: LanguageCode): number {
  const rate = BY_CHARACTER.has(language) ? characterErrorRate : wordErrorRate;
  return rate(spellOut(text, language), spellOut(heard, language));
}

/** Levenshtein distance between two lists. */
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

/** Returns a text's words normalised for comparison: lower case, no accents, ligatures or punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
