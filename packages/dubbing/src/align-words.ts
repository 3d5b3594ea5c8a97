/** One step of an alignment: indices into both texts; null where that text has no matching word. */
export interface AlignedWord {
  readonly said: number | null;
  readonly heard: number | null;
}

/** More than all differences of the words paired in one alignment together, so that fewer edits always win. */
const EDIT = 10_000;
/** Cost of pairing two words that share neither beginning nor end. */
const UNLIKE = 9;

/**
 * Aligns the words said with the words heard, in order, with the fewest substitutions, deletions and
 * insertions (Levenshtein); of several such ways, with the one that pairs words that look most alike.
 * Time and memory are O(said × heard).
 */
export function alignWords(said: readonly string[], heard: readonly string[]): AlignedWord[] {
  const width = heard.length + 1;
  const costs = new Uint32Array((said.length + 1) * width);
  const at = (i: number, j: number): number => costs[i * width + j] ?? 0;
  const substitution = (i: number, j: number): number =>
    at(i - 1, j - 1) + difference(said[i - 1] ?? "", heard[j - 1] ?? "");
  const cheapest = (i: number, j: number): number => {
    const gap = Math.min(at(i - 1, j), at(i, j - 1)) + EDIT;
    // Most cells need no look at the letters: a gap is cheaper than any two words paired.
    const mayPair = said[i - 1] === heard[j - 1] || at(i - 1, j - 1) + EDIT < gap;
    return mayPair ? Math.min(substitution(i, j), gap) : gap;
  };
  for (let i = 0; i <= said.length; i++) {
    for (let j = 0; j <= heard.length; j++) {
      costs[i * width + j] = i === 0 || j === 0 ? (i + j) * EDIT : cheapest(i, j);
    }
  }
  const steps: AlignedWord[] = [];
  for (let [i, j] = [said.length, heard.length]; i > 0 || j > 0;) {
    if (i > 0 && j > 0 && at(i, j) === substitution(i, j)) {
      steps.push({ said: --i, heard: --j });
    } else if (i > 0 && at(i, j) === at(i - 1, j) + EDIT) steps.push({ said: --i, heard: null });
    else steps.push({ said: null, heard: --j });
  }
  return steps.toReversed();
}

/** Returns the cost of hearing one word for another: 0 for the same, else an edit and 0 to 9 for how unlike they look. */
function difference(said: string, heard: string): number {
  if (said === heard) return 0;
  const longer = Math.max(said.length, heard.length);
  const shorter = Math.min(said.length, heard.length);
  let [head, tail] = [0, 0];
  while (head < shorter && said[head] === heard[head]) head++;
  while (head + tail < shorter && said.at(-1 - tail) === heard.at(-1 - tail)) tail++;
  return EDIT + Math.round(UNLIKE * (1 - (head + tail) / longer));
}
