import {
  type ProcessLimits,
  lostNetwork,
  ProcessError,
  runProcess,
  type ProcessResult,
} from "@dubdeck/process";
import { isUrl } from "./ffmpeg-args.ts";
import { MAX_ALLOC } from "./user-limits.ts";

export interface RunOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds of output written so far. */
  onProgress?: ((doneMs: number) => void) | undefined;
}

export interface FfmpegOptions extends RunOptions {
  stdin?: Uint8Array | undefined;
  /** Given where ffmpeg reads a user's file. */
  limits?: ProcessLimits | undefined;
}

/**
 * Runs ffmpeg with these arguments; an existing output file is overwritten.
 * @throws ProcessError when ffmpeg is missing or fails, or when a URL broke off under it.
 */
export async function runFfmpeg(
  args: readonly string[],
  { onProgress, ...options }: FfmpegOptions = {},
): Promise<ProcessResult> {
  // The progress has its own pipe: stdout may carry audio, stderr a measurement.
  const progressArgs = onProgress ? ["-progress", "pipe:3", "-stats_period", "0.25"] : [];
  const result = await runProcess("ffmpeg", [...COMMON, ...progressArgs, ...args], {
    ...options,
    onSideLine: onProgress && ((line) => reportTime(line, onProgress)),
  });
  // To ffmpeg such an input has simply come to its end.
  const { stderr } = result;
  if (args.some(isUrl) && STOPPED_READING.test(stderr) && lostNetwork(stderr)) {
    throw new ProcessError("ffmpeg", "lost its input", stderr, null);
  }
  return result;
}

/** How ffmpeg 5, and later ones, say that an input could not be read to its end. */
const STOPPED_READING = /^https?:\/\/\S+: |Error during demuxing: /im;

const COMMON = ["-hide_banner", "-nostdin", "-nostats", "-y", ...MAX_ALLOC];

/** `out_time_us` is the one key of ffmpeg's progress blocks that every version fills right. */
function reportTime(line: string, onProgress: (doneMs: number) => void): void {
  const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
  if (microseconds) onProgress(Math.floor(Number(microseconds) / 1000));
}
