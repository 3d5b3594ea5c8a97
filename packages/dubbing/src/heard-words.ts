import { distanceMs, divide, overlapMs, type Interval } from "./interval.ts";
import { atoms, isGlued, type Token } from "./tokens.ts";
import type { Word } from "./transcript.ts";

/** A recognised word with its times and the recogniser's confidence (0 to 1). */
export type SpokenWord = Token & Interval & { readonly probability: number };

/** A speech region with the words spoken in it. */
export interface RegionWords<T extends SpokenWord = SpokenWord> {
  readonly region: Interval;
  readonly words: readonly T[];
}

/**
 * Returns the recogniser's words in whole ms, with starts that never decrease and no overlaps. Splits
 * words longer than `maxChars` (a sentence in a script without spaces), dividing their time by length.
 */
export function readWords(words: readonly Word[], maxChars: number): SpokenWord[] {
  const spaced = words.some((word) => /^\s/.test(word.text));
  const said = words.filter((word) => word.text.trim() !== "");
  let latestMs = 0;
  const starts = said.map((word) => (latestMs = Math.max(latestMs, Math.round(word.startMs))));
  return said.flatMap((word, i) => {
    const startMs = starts[i] ?? 0;
    const endMs = Math.min(Math.round(word.endMs), starts[i + 1] ?? Infinity);
    const before = said[i - 1]?.text.trim() ?? "";
    const text = word.text.trim();
    const glued = spaced ? !/^\s/.test(word.text) : isGlued(before, text);
    const tokens = atoms(text, maxChars).map((atom, n) => ({ text: atom, glued: n > 0 || glued }));
    const times = spread(tokens, { startMs, endMs: Math.max(startMs, endMs) });
    return times.map((atom) => ({ ...atom, probability: word.probability ?? 1 }));
  });
}

/**
 * Assigns each word to the region it overlaps most, else to the nearest, and clamps its times to that
 * region. Keeps the words' order; leaves out regions without words.
 */
export function assignToRegions<T extends SpokenWord>(
  words: readonly T[],
  regions: readonly Interval[],
): RegionWords<T>[] {
  const own = words.map((word) => closestRegion(word, regions));
  return regions.flatMap((region, index) => {
    const inside = words.filter((_, i) => own[i] === index);
    const clamp = (ms: number) => Math.max(region.startMs, Math.min(region.endMs, ms));
    const cut = inside.map((word) => ({
      ...word,
      startMs: clamp(word.startMs),
      endMs: clamp(word.endMs),
    }));
    return cut.length > 0 ? [{ region, words: cut }] : [];
  });
}

/** Spreads words over an interval in proportion to their lengths in characters. */
export function spread<T extends Token>(words: readonly T[], interval: Interval): (T & Interval)[] {
  const times = divide(
    interval,
    words.map((word) => word.text.length),
  );
  return words.map((word, i) => Object.assign({}, word, times[i] ?? interval));
}

/** Index of the closest region; the later wins a tie, because recognisers tend to place words early. */
function closestRegion(word: Interval, regions: readonly Interval[]): number {
  const closeness = regions.map((region) => closenessMs(word, region));
  return closeness.lastIndexOf(Math.max(...closeness));
}

/** Overlap in ms, or the distance as a negative number. */
function closenessMs(word: Interval, region: Interval): number {
  return overlapMs(word, region) || -distanceMs(word, region);
}
