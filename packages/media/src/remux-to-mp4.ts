import { MAX_VIDEO_MS } from "@dubdeck/domain";
import { words } from "./ffmpeg-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { limitsFor, SOUND_COST } from "./user-limits.ts";

/**
 * Muxes local files, which may have picture and sound separately, into one MP4 without re-encoding.
 * @throws ProcessError if a file is not a video, or its streams do not fit into MP4
 */
export async function remuxToMp4(
  { sources, output }: { readonly sources: readonly string[]; readonly output: string },
  run: RunOptions = {},
): Promise<void> {
  await runFfmpeg(
    [
      ...sources.flatMap((source) => [...LIMITS, "-i", source]),
      ...sources.flatMap((_, index) => words(`-map ${index}:V:0? -map ${index}:a:0?`)),
      ...words(`-c copy -t ${MAX_VIDEO_MS / 1000} -movflags +faststart -f mp4`),
      output,
    ],
    { ...run, limits: limitsFor(MAX_VIDEO_MS, SOUND_COST) },
  );
}

/** Containers that video sites use; none of them can reference other files or addresses. */
const LIMITS = words(
  "-protocol_whitelist file -format_whitelist mov,avi,matroska,mpegts,flv,mp3,aac,ogg",
);
