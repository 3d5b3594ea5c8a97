import { words } from "./ffmpeg-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";

export interface Loudness {
  /** Integrated, EBU R 128; −70 is silence. */
  readonly integratedLufs: number;
  /** The highest true peak of all channels; −120 is silence. */
  readonly truePeakDbtp: number;
}

export const SILENT_LUFS = -70;
const SILENT_DBTP = -120;

/** Measures the first audio track of a file, as it would be played in stereo. */
export async function measureLoudness(path: string, run: RunOptions = {}): Promise<Loudness> {
  const filter = `aformat=channel_layouts=stereo,${LOUDNESS_FILTER}`;
  const args = ["-i", path, ...words("-map 0:a:0 -af"), filter, ...words("-f null -")];
  return parseLoudness((await runFfmpeg(args, run)).stderr);
}

/** Passes the audio through and writes a summary to stderr at the end. */
export const LOUDNESS_FILTER = "ebur128=peak=true:framelog=verbose";

/** The same without the peak, which takes as long again. */
export const INTEGRATED_FILTER = "ebur128=framelog=verbose";

/** Reads the integrated loudness in LUFS from the last summary in ffmpeg's messages. */
export function parseIntegrated(stderr: string): number {
  const integrated = /I:\s+(\S+) LUFS/.exec(lastSummary(stderr))?.[1];
  if (!integrated) throw new Error("ffmpeg did not report the loudness");
  return Math.max(SILENT_LUFS, toDecibels(integrated));
}

/** Reads the last summary in ffmpeg's messages. */
export function parseLoudness(stderr: string): Loudness {
  const peak = /Peak:\s+(\S+) dBFS/.exec(lastSummary(stderr))?.[1];
  if (!peak) throw new Error("ffmpeg did not report the peak");
  return {
    integratedLufs: parseIntegrated(stderr),
    truePeakDbtp: Math.max(SILENT_DBTP, toDecibels(peak)),
  };
}

const lastSummary = (stderr: string): string => stderr.slice(stderr.lastIndexOf("Summary:"));

const toDecibels = (text: string): number => Number(text.replace("inf", "Infinity"));
