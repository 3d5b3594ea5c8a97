import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { boundedInput, words } from "./ffmpeg-args.ts";
import { THUMBNAIL_LIMITS } from "./user-limits.ts";

export interface RenderThumbnail {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  readonly output: string;
}

/** Writes a typical frame from the video's first tenth on as a JPEG of at most 640 × 640. */
export async function renderThumbnail(job: RenderThumbnail, run: RunOptions = {}): Promise<void> {
  await runFfmpeg(renderThumbnailArgs(job), { ...run, limits: THUMBNAIL_LIMITS });
}

function renderThumbnailArgs({ source, durationMs, output }: RenderThumbnail): string[] {
  return [
    // From the key frame before: a video may have no frame after that.
    ...words(`-noaccurate_seek -ss ${(durationMs / 10_000).toFixed(3)}`),
    // One thread: each of a decoder's threads holds whole pictures.
    ...boundedInput({ source, durationMs, threads: 1 }),
    // Scaled first: the choice holds 50 frames at once.
    ...words(
      "-map 0:V:0 -vf scale=640:640:force_original_aspect_ratio=decrease,thumbnail=n=50 -frames:v 1",
    ),
    ...words("-c:v mjpeg -q:v 4 -f image2 -update 1"),
    output,
  ];
}
