import { MAX_VIDEO_MS } from "@dubdeck/domain";
import { words } from "./ffmpeg-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { limitsFor, SOUND_COST } from "./user-limits.ts";

/**
 * Joins local files, of which one may hold the picture and another the sound, into one MP4. Nothing
 * is encoded anew.
 * @throws ProcessError when a file is no video, or holds what an MP4 cannot.
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

/** The containers that sites use; none of them can name other files or addresses. */
const LIMITS = words(
  "-protocol_whitelist file -format_whitelist mov,avi,matroska,mpegts,flv,mp3,aac,ogg",
);
