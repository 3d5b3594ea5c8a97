import { divide, type Interval, lengthMs } from "./interval.ts";

export const MIN_CUE_MS = 833;
export const MAX_CUE_MS = 7000;
const MAX_CHARS_PER_SECOND = 17;

/** How late or early a cue may be relative to its speech to give time to read. */
const MAX_SHIFT_MS = 1000;

/** A text and the interval in which it is spoken. */
export interface SpokenText extends Interval {
  readonly text: string;
}

export interface CueTiming {
  readonly durationMs: number;
  /** Gap between two cues. */
  readonly gapMs: number;
}

/**
 * Decides when each text is shown: from its onset, for as long as it is spoken and takes to read,
 * extending into the silence after it and then into its neighbours' time. Cues keep their order and
 * the gap, and stay within the source. If the source is too short for all texts, they share it evenly
 * without gaps.
 * @param texts in chronological order
 */
export function timeCues(texts: readonly SpokenText[], timing: CueTiming): Interval[] {
  const cues = pullBack(texts, pushForward(texts, timing), timing);
  if (cues.every((cue) => lengthMs(cue) > 0)) return cues;
  return divide(
    { startMs: 0, endMs: timing.durationMs },
    texts.map(() => 1),
  );
}

/** Starts each cue at its onset or after the previous cue, and gives it the time it needs. */
function pushForward(texts: readonly SpokenText[], { gapMs }: CueTiming): Interval[] {
  let freeMs = 0;
  return texts.map((spoken, i) => {
    const startMs = Math.max(spoken.startMs, freeMs);
    const roomMs = (texts[i + 1]?.startMs ?? Infinity) - gapMs;
    const readMs = Math.min(startMs + readingMs(spoken.text), roomMs + MAX_SHIFT_MS);
    const spokenMs = Math.min(spoken.endMs, roomMs, startMs + MAX_CUE_MS);
    const endMs = Math.max(startMs + MIN_CUE_MS, readMs, spokenMs);
    freeMs = endMs + gapMs;
    return { startMs, endMs };
  });
}

/** Works backwards: ends cues within the source and starts those that are too short earlier. */
function pullBack(
  texts: readonly SpokenText[],
  cues: readonly Interval[],
  { durationMs, gapMs }: CueTiming,
): Interval[] {
  const pulled: Interval[] = [];
  let latestMs = durationMs;
  for (const [i, cue] of [...cues.entries()].toReversed()) {
    const endMs = Math.min(cue.endMs, latestMs);
    const freeMs = i === 0 ? 0 : (cues[i - 1]?.endMs ?? 0) + gapMs;
    const readMs = endMs - readingMs(texts[i]?.text ?? "");
    const earlier = Math.max(readMs, freeMs, cue.startMs - MAX_SHIFT_MS);
    const startMs = Math.max(0, Math.min(cue.startMs, earlier, endMs - MIN_CUE_MS));
    pulled.unshift({ startMs, endMs });
    latestMs = startMs - gapMs;
  }
  return pulled;
}

/** Time needed to read a text, in ms. */
function readingMs(text: string): number {
  const ms = Math.ceil((text.length * 1000) / MAX_CHARS_PER_SECOND);
  return Math.min(MAX_CUE_MS, Math.max(MIN_CUE_MS, ms));
}
