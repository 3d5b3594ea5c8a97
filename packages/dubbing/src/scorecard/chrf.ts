const ORDER = 6;
/** Recall counts twice as much as precision. */
const BETA_SQUARED = 4;

/** A translation and what a person would have written. */
export interface Rendering {
  readonly translation: string;
  readonly reference: string;
}

/**
 * Scores translations by chrF2 (Popović 2015): the F score of common character n-grams of 1 to 6, spaces left out, over all
 * sentences together, as sacreBLEU computes it. From 0 to 100.
 */
export function chrF(renderings: readonly Rendering[]): number {
  let [precision, recall, orders] = [0, 0, 0];
  for (let n = 1; n <= ORDER; n++) {
    let [common, translated, referenced] = [0, 0, 0];
    for (const { translation, reference } of renderings) {
      const [own, expected] = [ngrams(translation, n), ngrams(reference, n)];
      for (const [gram, count] of own) common += Math.min(count, expected.get(gram) ?? 0);
      translated += total(own);
      referenced += total(expected);
    }
    if (translated === 0 || referenced === 0) continue;
    precision += common / translated;
    recall += common / referenced;
    orders += 1;
  }
  if (precision + recall === 0) return 0;
  const [p, r] = [precision / orders, recall / orders];
  return (100 * (1 + BETA_SQUARED) * p * r) / (BETA_SQUARED * p + r);
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
