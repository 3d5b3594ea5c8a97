import type { Script } from "@dubdeck/domain";
import { formatTime } from "./clock-times.ts";
import { rowsOf } from "./row.ts";

/** A line of a transcript as it is shown. */
export interface TranscriptLine {
  /** When it begins, such as `00:01:02`. */
  readonly time: string;
  readonly speaker: string;
  readonly source: string;
  /** Empty where the original sound stays. */
  readonly translation: string;
}

/** Returns a script as a transcript in both languages. */
export const transcriptOf = (script: Script): TranscriptLine[] =>
  rowsOf(script).map(({ startMs, speaker, source, translation }) => ({
    time: formatTime(startMs).slice(0, -4),
    speaker: speaker ?? "",
    source,
    translation: translation ?? "",
  }));

/** Writes a transcript in both languages as text. */
export const toText = (script: Script): string =>
  transcriptOf(script)
    .map(({ time, speaker, source, translation }) => {
      const head = [time, speaker].filter(Boolean).join(" ");
      return [head, source, translation].filter(Boolean).join("\n");
    })
    .join("\n\n")
    .concat("\n");
