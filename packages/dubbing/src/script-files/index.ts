import type { Track } from "@dubdeck/domain";
import { readCsv } from "./csv.ts";
import { readCues } from "./cues.ts";
import type { ReadScript } from "./row.ts";

export { toCsv } from "./csv.ts";
export { toSrtScript, toVttScript } from "./cues.ts";
export { importRows } from "./import-rows.ts";
export type { Problem } from "./row.ts";
export { toText, transcriptOf } from "./transcript.ts";

/** Formats in which a script can be written by hand and read again. */
export const SCRIPT_FORMATS = ["srt", "vtt", "csv"] as const;
export type ScriptFormat = (typeof SCRIPT_FORMATS)[number];

/**
 * Reads a script file.
 * @param names the script's speakers
 */
export const readScript = (
  content: string,
  format: ScriptFormat,
  cues: { readonly track: Track; readonly names: readonly string[] },
): ReadScript => (format === "csv" ? readCsv(content) : readCues(content, cues));
