import type { Interval } from "../interval.ts";

/** A dubbed line as its maker claims it to be; the scorecard checks the claims against the finished sound. */
export interface ScoredLine {
  readonly id: string;
  readonly speaker: string | null;
  readonly voice: string | null;
  readonly sourceText: string;
  /** What the dub says; null if the original sound stays. */
  readonly text: string | null;
  /** Position in the source. */
  readonly source: Interval;
  /** Position in the dub; null if the original sound stays. */
  readonly clip: Interval | null;
  /** The fastest natural rate according to the maker, in syllables per second; null if not given. */
  readonly naturalRate: number | null;
  /** Length of the speech that the maker reports as cut off. */
  readonly cutMs: number;
}

/** A line that is spoken in the dub. */
export type SpokenLine = ScoredLine & { readonly text: string; readonly clip: Interval };

export const isSpoken = (line: ScoredLine): line is SpokenLine =>
  line.text !== null && line.text !== "" && line.clip !== null;
