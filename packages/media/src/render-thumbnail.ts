import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { boundedInput, words } from "./ffmpeg-args.ts";
import { THUMBNAIL_LIMITS } from "./user-limits.ts";

export interface RenderThumbnail {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  readonly output: string;
}

/** Writes a typical frame, taken from about 10 % into the video, as a JPEG of at most 640 × 640 pixels. */
export async function renderThumbnail(job: RenderThumbnail, run: RunOptions = {}): Promise<void> {
  await runFfmpeg(renderThumbnailArgs(job), { ...run, limits: THUMBNAIL_LIMITS });
}

function renderThumbnailArgs({ source, durationMs, output }: RenderThumbnail): string[] {
  return [
    // Seeks to the previous key frame: there may be no frame after the exact time.
    ...words(`-noaccurate_seek -ss ${(durationMs / 10_000).toFixed(3)}`),
    // One thread, because each decoder thread keeps whole pictures in memory.
    ...boundedInput({ source, durationMs, threads: 1 }),
    // Five a second are enough to choose from; scaled first, because `thumbnail` keeps them in memory.
    ...words(
      "-map 0:V:0 -vf fps=5:round=up,scale=640:640:force_original_aspect_ratio=decrease,thumbnail=n=10 -frames:v 1",
    ),
    ...words("-c:v mjpeg -q:v 4 -f image2 -update 1"),
    output,
  ];
}
