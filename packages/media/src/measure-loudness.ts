import { words } from "./ffmpeg-args.ts";
import { type FfmpegOptions, runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";

export interface Loudness {
  /** Integrated, EBU R 128; −70 is silence. */
  readonly integratedLufs: number;
  /** The highest true peak of all channels; −120 is silence. */
  readonly truePeakDbtp: number;
}

export const SILENT_LUFS = -70;
export const SILENT_DBTP = -120;

/**
 * Measures the loudness of a file's first audio track, converted to stereo.
 * @throws ProcessError if ffmpeg fails; Error if it reports no loudness
 */
export async function measureLoudness(path: string, run: RunOptions = {}): Promise<Loudness> {
  const filter = `aformat=channel_layouts=stereo,${LOUDNESS_FILTER}`;
  const args = ["-i", path, ...words("-map 0:a:0 -af"), filter, ...words("-f null -")];
  return parseLoudness((await runFfmpeg(args, run)).stderr);
}

/** ffmpeg filter that passes audio through and writes loudness and true peak to stderr at the end. */
const LOUDNESS_FILTER = "ebur128=peak=true:framelog=verbose";

/** The same without the true peak, which doubles the time. */
export const INTEGRATED_FILTER = "ebur128=framelog=verbose";

/**
 * Runs ffmpeg with arguments that measure, and returns the integrated loudness in LUFS.
 * @throws ProcessError if ffmpeg fails; Error if it reports no loudness
 */
export const measureIntegrated = async (
  args: readonly string[],
  run: FfmpegOptions,
): Promise<number> => parseIntegrated((await runFfmpeg(args, run)).stderr);

/**
 * Parses the integrated loudness in LUFS from the last summary in ffmpeg's stderr.
 * @throws Error if there is none
 */
function parseIntegrated(stderr: string): number {
  const integrated = /I:\s+(\S+) LUFS/.exec(lastSummary(stderr))?.[1];
  if (!integrated) throw new Error("ffmpeg did not report the loudness");
  return Math.max(SILENT_LUFS, toDecibels(integrated));
}

/**
 * Parses loudness and true peak from the last summary in ffmpeg's stderr.
 * @throws Error if either is missing
 */
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
