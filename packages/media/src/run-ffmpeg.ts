import { runProcess, type ProcessResult } from "./run-process.ts";

export interface RunOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds of output written so far. */
  onProgress?: ((doneMs: number) => void) | undefined;
}

export interface FfmpegOptions extends RunOptions {
  stdin?: Uint8Array | undefined;
}

/**
 * Runs ffmpeg with these arguments; an existing output file is overwritten.
 * @throws ProcessError when ffmpeg is missing or fails.
 */
export function runFfmpeg(
  args: readonly string[],
  { onProgress, ...options }: FfmpegOptions = {},
): Promise<ProcessResult> {
  // The progress has its own pipe: stdout may carry audio, stderr a measurement.
  const progressArgs = onProgress ? ["-progress", "pipe:3", "-stats_period", "0.25"] : [];
  return runProcess("ffmpeg", [...COMMON, ...progressArgs, ...args], {
    ...options,
    onSideLine: onProgress && ((line) => reportTime(line, onProgress)),
  });
}

const COMMON = ["-hide_banner", "-nostdin", "-nostats", "-y"];

/** `out_time_us` is the one key of ffmpeg's progress blocks that every version fills right. */
function reportTime(line: string, onProgress: (doneMs: number) => void): void {
  const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
  if (microseconds) onProgress(Math.floor(Number(microseconds) / 1000));
}
