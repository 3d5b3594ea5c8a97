import { holds, intersection, type Interval, overlapMs, totalMs, union } from "../interval.ts";

/** Speech that follows other speech more closely has no audible onset. */
const ONSET_PAUSE_MS = 300;
/** A line belongs to an onset at most this far from its start. */
const SAME_ONSET_MS = 400;
/** A recogniser's word times are usually at most this far off. */
const WORD_SLACK_MS = 300;
/** One unheard word before the first that is heard, such as "y", takes at most about this long. */
const WORD_MS = 300;
/** No line has a longer pause between two words; a recogniser that heard one then heard something else. */
const MAX_WORD_GAP_MS = 2000;
/** Error of an onset without a match in the dub. */
const MAX_ERROR_MS = 10_000;

/** Returns the starts of speech, by any speaker, that follow a pause, in ms and chronological order. */
export function audibleOnsets(speech: readonly Interval[]): number[] {
  const onsets = speech
    .map(({ startMs }) => startMs)
    .filter((startMs) => {
      const before = { startMs: startMs - ONSET_PAUSE_MS, endMs: startMs };
      return speech.every((other) => other.startMs >= startMs || overlapMs(other, before) === 0);
    });
  return Array.from(new Set(onsets)).toSorted((a, b) => a - b);
}

/** A line's position in the source, and when it is heard in the dub. */
export interface HeardTimes {
  readonly source: Interval;
  /** Null if none of its words is heard. */
  readonly onsetMs: number | null;
  /** Null for a word that is not heard. */
  readonly wordsMs: readonly (number | null)[];
}

/**
 * Returns when a line is heard to begin, in ms: where speech begins near the first of its words that is heard, or an
 * unheard word before it, unless it begins with another line's word (one long before the others is another's); else where
 * speech begins between the first three, because a recogniser spreads the first words after a pause over that pause; else
 * at the first. Null if none is heard.
 * @param wordsMs when each word of the line is heard; null if it is not
 * @param regions speech regions of the dub from voice activity detection
 * @param heardMs when each word of the dub is heard
 */
export function heardOnset(
  wordsMs: readonly (number | null)[],
  regions: readonly Interval[],
  heardMs: readonly number[],
): number | null {
  const words = wordsMs.filter((ms) => ms !== null);
  const isOwn = (ms: number, i: number): boolean => (words[i + 1] ?? ms) - ms <= MAX_WORD_GAP_MS;
  const [first, second, third] = words.slice(words.findIndex(isOwn));
  if (first === undefined) return null;
  const isSecond = wordsMs.indexOf(first) === 1;
  const earlyMs = WORD_SLACK_MS + (isSecond ? WORD_MS : 0);
  const starts = union(regions).map(({ startMs }) => startMs);
  const near = starts
    .filter((start) => first - earlyMs <= start && start <= first + WORD_SLACK_MS)
    .filter((start) => !heardMs.some((ms) => start - WORD_SLACK_MS < ms && ms < first))
    .toSorted((a, b) => Math.abs(a - first) - Math.abs(b - first));
  const latest = (third ?? second ?? first) + WORD_SLACK_MS;
  return near[0] ?? starts.findLast((start) => first < start && start <= latest) ?? first;
}

/**
 * Measures how far, in ms, each onset of the source is from its match in the dub: where a line begins, that line's own
 * start, because another speaker's may be nearer; inside a line, whose pauses the dub may leave out, the line's
 * nearest word; where no word is heard, the nearest start of speech. Where no line is, the original has to be heard.
 * @param lines that are spoken in the dub
 */
export function onsetErrors(
  speech: readonly Interval[],
  heard: readonly Interval[],
  lines: readonly HeardTimes[],
): number[] {
  const regions = union(heard);
  const starts = regions.map(({ startMs }) => startMs);
  return audibleOnsets(speech).map((onset) => {
    const own = linesAt(onset, lines);
    if (own.length === 0 && regions.some((region) => holds(region, onset))) return 0;
    const matches = own.flatMap((line) => timesAt(onset, line));
    const found = matches.length > 0 ? matches : starts;
    return Math.min(MAX_ERROR_MS, ...found.map((ms) => Math.abs(ms - onset)));
  });
}

/** Returns the lines that begin at an onset, else those that go on there. */
function linesAt(onset: number, lines: readonly HeardTimes[]): HeardTimes[] {
  const begin = lines.filter((line) => beginsAt(onset, line));
  return begin.length > 0 ? begin : lines.filter(({ source }) => holds(source, onset));
}

function timesAt(onset: number, line: HeardTimes): number[] {
  const times = beginsAt(onset, line) ? [line.onsetMs] : line.wordsMs;
  return times.filter((ms) => ms !== null);
}

const beginsAt = (onset: number, { source }: HeardTimes): boolean =>
  isNear(source.startMs, onset, SAME_ONSET_MS);

const isNear = (a: number, b: number, ms: number): boolean => Math.abs(a - b) <= ms;

/** Returns the share of the source's speech during which the dub speaks, 0 to 1; 1 if the source has no speech. */
export function coverage(speech: readonly Interval[], heard: readonly Interval[]): number {
  const source = union(speech);
  const total = totalMs(source);
  return total === 0 ? 1 : totalMs(intersection(source, heard)) / total;
}

/** Returns the 95th percentile; 0 for no values. */
export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
