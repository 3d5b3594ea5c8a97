/**
 * Share of the reference's words that were heard wrong: (substitutions + deletions + insertions) /
 * words of the reference, by the Levenshtein distance. Case, punctuation and accents do not count: many accents, as
 * in Spanish qué and que, make no difference to the ear.
 */
export function wordErrorRate(reference: string, heard: string): number {
  const [expected, actual] = [wordsOf(reference), wordsOf(heard)];
  let row = Array.from({ length: actual.length + 1 }, (_, i) => i);
  for (const [i, word] of expected.entries()) {
    const next = [i + 1];
    for (const [j, other] of actual.entries()) {
      const substituted = (row[j] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / expected.length;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
