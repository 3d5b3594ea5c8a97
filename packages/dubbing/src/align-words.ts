/** One step of an alignment: indices into both texts; null where that text has no matching word. */
export interface AlignedWord {
  readonly said: number | null;
  readonly heard: number | null;
}

/**
 * Aligns the words said with the words heard, in order, with the fewest substitutions, deletions and
 * insertions (Levenshtein). Time and memory are O(said × heard).
 */
export function alignWords(said: readonly string[], heard: readonly string[]): AlignedWord[] {
  const width = heard.length + 1;
  const costs = new Uint32Array((said.length + 1) * width);
  const at = (i: number, j: number): number => costs[i * width + j] ?? 0;
  const substitution = (i: number, j: number): number =>
    at(i - 1, j - 1) + Number(said[i - 1] !== heard[j - 1]);
  for (let i = 0; i <= said.length; i++) {
    for (let j = 0; j <= heard.length; j++) {
      costs[i * width + j] =
        i === 0 || j === 0
          ? i + j
          : Math.min(substitution(i, j), at(i - 1, j) + 1, at(i, j - 1) + 1);
    }
  }
  const steps: AlignedWord[] = [];
  for (let [i, j] = [said.length, heard.length]; i > 0 || j > 0;) {
    if (i > 0 && j > 0 && at(i, j) === substitution(i, j)) {
      steps.push({ said: --i, heard: --j });
    } else if (i > 0 && at(i, j) === at(i - 1, j) + 1) steps.push({ said: --i, heard: null });
    else steps.push({ said: null, heard: --j });
  }
  return steps.toReversed();
}
