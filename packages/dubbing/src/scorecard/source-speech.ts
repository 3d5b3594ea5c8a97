import { intersection, type Interval, totalMs, union } from "../interval.ts";

/** Voice activity detection hears speech begin and end at most this far off, even through music. */
const EDGE_MS = 350;
/** Shorter silence is part of speech. */
const PAUSE_MS = 300;

/** When people speak in a source. */
export interface SourceSpeech {
  /** Speech that voice activity detection hears. */
  readonly heard: readonly Interval[];
  /** Speech that only the reference knows; when exactly it begins cannot be compared with a dub. */
  readonly unheard: readonly Interval[];
}

/**
 * Finds the speech inside a reference's turns: a turn says who speaks and roughly when, but goes on through pauses, and by
 * hand it is often marked from a breath on. Without this, the source itself would not cover its own turns.
 * @param turns of a reference; null without one
 * @param regions speech regions of the source from voice activity detection
 */
export function sourceSpeech(
  turns: readonly Interval[] | null,
  regions: readonly Interval[],
): SourceSpeech {
  if (!turns) return { heard: regions, unheard: [] };
  return {
    heard: turns.flatMap((turn) => speechIn(turn, regions)),
    unheard: turns.filter((turn) => totalMs(intersection([turn], regions)) === 0),
  };
}

function speechIn(turn: Interval, regions: readonly Interval[]): Interval[] {
  // A turn's own edges are more exact than the detector's, if they mean the same edge.
  const edge = (heardMs: number, turnMs: number): number =>
    Math.abs(heardMs - turnMs) <= EDGE_MS ? turnMs : heardMs;
  return union(intersection([turn], regions), PAUSE_MS).map(({ startMs, endMs }) => ({
    startMs: edge(startMs, turn.startMs),
    endMs: edge(endMs, turn.endMs),
  }));
}
