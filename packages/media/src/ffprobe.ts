import { ProcessError, runProcess } from "@dubdeck/process";
import { sourceInput } from "./ffmpeg-args.ts";
import { MediaError } from "./media-error.ts";
import { MAX_ALLOC, PROBE_LIMITS } from "./user-limits.ts";

/**
 * Runs ffprobe on a user's file or URL.
 * @throws MediaError UNREADABLE or TOO_COMPLEX if the file is at fault; ProcessError if the machine or the
 * network is
 */
export async function ffprobe(
  args: readonly string[],
  source: string,
  signal?: AbortSignal,
): Promise<{ stdout: Buffer; stderr: string }> {
  try {
    return await runProcess(
      "ffprobe",
      ["-v", "error", ...MAX_ALLOC, ...args, ...sourceInput(source)],
      { signal, limits: PROBE_LIMITS },
    );
  } catch (error) {
    if (error instanceof ProcessError && error.blamesInput) {
      throw new MediaError(error.reachedLimit ? "TOO_COMPLEX" : "UNREADABLE", error);
    }
    throw error;
  }
}
