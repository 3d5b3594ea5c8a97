import { distanceMs, divide, overlapMs, type Interval } from "./interval.ts";
import { atoms, isGlued, type Token } from "./tokens.ts";
import type { Word } from "./transcript.ts";

/** A word as text and as sound. */
export type SpokenWord = Token & Interval;

/** A stretch of speech with the words that were said in it. */
export interface HeardWords {
  readonly region: Interval;
  readonly words: readonly SpokenWord[];
}

/**
 * The recogniser's words in whole ms with starts and ends that never go back. Words longer than
 * `maxChars` (a sentence in a script without spaces) are cut, their time in proportion.
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
    return spread(tokens, { startMs, endMs: Math.max(startMs, endMs) });
  });
}

/**
 * Gives each word to the region that it overlaps most, else to the nearest, and cuts its times to
 * it. The words stay in order; regions without a word are left out.
 */
export function assignToRegions(
  words: readonly SpokenWord[],
  regions: readonly Interval[],
): HeardWords[] {
  const own = words.map((word) => closestRegion(word, regions));
  return regions.flatMap((region, index) => {
    const inside = words.filter((_, i) => own[i] === index);
    const clamp = (ms: number) => Math.max(region.startMs, Math.min(region.endMs, ms));
    const cut = inside.map(({ text, glued, startMs, endMs }) => ({
      text,
      glued,
      startMs: clamp(startMs),
      endMs: clamp(endMs),
    }));
    return cut.length > 0 ? [{ region, words: cut }] : [];
  });
}

/** Lays words over an interval, each for a time in proportion to its length. */
export function spread(words: readonly Token[], interval: Interval): SpokenWord[] {
  const times = divide(
    interval,
    words.map((word) => word.text.length),
  );
  return words.map(({ text, glued }, i) => ({ text, glued, ...(times[i] ?? interval) }));
}

/** Index of the region; of equally close ones the later: words are rather heard too early. */
function closestRegion(word: Interval, regions: readonly Interval[]): number {
  const closeness = regions.map((region) => closenessMs(word, region));
  return closeness.lastIndexOf(Math.max(...closeness));
}

/** Overlap in ms, or the distance as a negative number. */
function closenessMs(word: Interval, region: Interval): number {
  return overlapMs(word, region) || -distanceMs(word, region);
}
