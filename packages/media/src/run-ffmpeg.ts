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
  /** Set if ffmpeg reads a user's file. */
  limits?: ProcessLimits | undefined;
}

/**
 * Runs ffmpeg; overwrites an existing output file.
 * @throws ProcessError if ffmpeg is missing or fails, or if the connection to a URL input breaks
 */
export async function runFfmpeg(
  args: readonly string[],
  { onProgress, ...options }: FfmpegOptions = {},
): Promise<ProcessResult> {
  // Progress needs a separate pipe: stdout may carry audio, stderr a measurement.
  const progressArgs = onProgress ? ["-progress", "pipe:3", "-stats_period", "0.25"] : [];
  const result = await runProcess("ffmpeg", [...COMMON, ...progressArgs, ...args], {
    ...options,
    onSideLine: onProgress && ((line) => reportTime(line, onProgress)),
  });
  // ffmpeg treats a broken connection as the end of the input and exits with 0.
  const { stderr } = result;
  if (args.some(isUrl) && STOPPED_READING.test(stderr) && lostNetwork(stderr)) {
    throw new ProcessError("ffmpeg", "lost its input", stderr, null);
  }
  return result;
}

/** Messages of ffmpeg 5 and later for an input that could not be read to its end. */
const STOPPED_READING = /^https?:\/\/\S+: |Error during demuxing: /im;

const COMMON = ["-hide_banner", "-nostdin", "-nostats", "-y", ...MAX_ALLOC];

/** Reports the output time; `out_time_us` is the only time in progress blocks that is right in all versions. */
function reportTime(line: string, onProgress: (doneMs: number) => void): void {
  const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
  if (microseconds) onProgress(Math.floor(Number(microseconds) / 1000));
}
