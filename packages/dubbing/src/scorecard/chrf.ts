const ORDER = 6;
/** Recall counts twice as much as precision. */
const BETA_SQUARED = 4;

/** A translation with one or more human reference translations. */
export interface Rendering {
  readonly translation: string;
  readonly references: readonly string[];
}

/** Numbers of n-grams of one length in both texts, in the translation and in the reference. */
type Counts = readonly [common: number, translated: number, referenced: number];

/**
 * Computes corpus-level chrF2 (Popović 2015), 0 to 100: the F score of shared character n-grams of length 1 to 6, without
 * spaces. Each sentence is compared with its closest reference, as in sacreBLEU.
 */
export function chrF(renderings: readonly Rendering[]): number {
  const best = renderings.flatMap(({ translation, references }) => {
    const counts = references.map((reference) => countsOf(translation, reference));
    return counts.toSorted((a, b) => fScore(b) - fScore(a)).slice(0, 1);
  });
  return fScore(LENGTHS.map((_, i) => addUp(best.map((counts) => counts[i] ?? [0, 0, 0]))));
}

const LENGTHS = Array.from({ length: ORDER }, (_, i) => i + 1);

/** Counts n-grams, by length. */
function countsOf(translation: string, reference: string): Counts[] {
  return LENGTHS.map((n) => {
    const [own, expected] = [ngrams(translation, n), ngrams(reference, n)];
    let common = 0;
    for (const [gram, count] of own) common += Math.min(count, expected.get(gram) ?? 0);
    return [common, total(own), total(expected)];
  });
}

const addUp = (counts: readonly Counts[]): Counts =>
  counts.reduce<Counts>(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0]);

function fScore(counts: readonly Counts[]): number {
  const known = counts.filter(([, translated, referenced]) => translated > 0 && referenced > 0);
  const mean = (values: readonly number[]): number =>
    values.reduce((all, value) => all + value, 0) / Math.max(1, values.length);
  const precision = mean(known.map(([common, translated]) => common / translated));
  const recall = mean(known.map(([common, , referenced]) => common / referenced));
  if (precision + recall === 0) return 0;
  return (100 * (1 + BETA_SQUARED) * precision * recall) / (BETA_SQUARED * precision + recall);
}

function ngrams(text: string, n: number): Map<string, number> {
  const characters = Array.from(text.replace(/\s+/g, ""));
  const counts = new Map<string, number>();
  for (let i = 0; i + n <= characters.length; i++) {
    const gram = characters.slice(i, i + n).join("");
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: ReadonlyMap<string, number>): number =>
  Array.from(counts.values()).reduce((sum, count) => sum + count, 0);
