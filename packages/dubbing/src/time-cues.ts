import { divide, type Interval, lengthMs } from "./interval.ts";

export const MIN_CUE_MS = 833;
export const MAX_CUE_MS = 7000;
const MAX_CHARS_PER_SECOND = 17;

/** How far a cue may fall behind or run ahead of its speech to be read in time. */
const MAX_SHIFT_MS = 1000;

/** Text with the time in which it is spoken. */
export interface SpokenText extends Interval {
  readonly text: string;
}

export interface CueTiming {
  readonly durationMs: number;
  /** Kept free between two cues. */
  readonly gapMs: number;
}

/**
 * When each text (in order of time) is shown: from its onset, as long as it is spoken and long
 * enough to be read, into the silence after it and, where none is left, into its neighbours' time.
 * Cues keep their order and the gap, and stay within the source; one that is too short for all its
 * texts is shared out evenly, without gaps.
 */
export function timeCues(texts: readonly SpokenText[], timing: CueTiming): Interval[] {
  const cues = pullBack(texts, pushForward(texts, timing), timing);
  if (cues.every((cue) => lengthMs(cue) > 0)) return cues;
  return divide(
    { startMs: 0, endMs: timing.durationMs },
    texts.map(() => 1),
  );
}

/** Each cue from its onset or the end of the one before, as long as it needs. */
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

/** From the end: nothing is shown after the source, and what is too short begins earlier. */
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

/** How long a text has to stand to be read, in ms. */
function readingMs(text: string): number {
  const ms = Math.ceil((text.length * 1000) / MAX_CHARS_PER_SECOND);
  return Math.min(MAX_CUE_MS, Math.max(MIN_CUE_MS, ms));
}
