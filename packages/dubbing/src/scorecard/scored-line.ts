import type { Interval } from "../interval.ts";

/** A line of a dub as its maker claims it to be; the scorecard checks the claims on the finished sound. */
export interface ScoredLine {
  readonly id: string;
  readonly speaker: string | null;
  readonly voice: string | null;
  readonly sourceText: string;
  /** What the dub says; null where the original sound stays. */
  readonly text: string | null;
  /** Where the source says it. */
  readonly source: Interval;
  /** Where the dub says it; null where the original sound stays. */
  readonly clip: Interval | null;
  /** The fastest rate that the maker calls natural here, in syllables a second; null if not said. */
  readonly naturalRate: number | null;
  /** Speech that the maker says is cut off. */
  readonly cutMs: number;
}

/** A line that is spoken in the dub. */
export type SpokenLine = ScoredLine & { readonly text: string; readonly clip: Interval };

export const isSpoken = (line: ScoredLine): line is SpokenLine =>
  line.text !== null && line.text !== "" && line.clip !== null;
