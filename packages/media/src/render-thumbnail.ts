import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { sourceInput, words } from "./ffmpeg-args.ts";

export interface RenderThumbnail {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  readonly output: string;
}

/** Writes a typical frame from the video's first tenth on as a JPEG of at most 640 × 640. */
export async function renderThumbnail(job: RenderThumbnail, run: RunOptions = {}): Promise<void> {
  await runFfmpeg(renderThumbnailArgs(job), run);
}

function renderThumbnailArgs({ source, durationMs, output }: RenderThumbnail): string[] {
  return [
    // From the key frame before: a video may have no frame after that.
    ...words(`-noaccurate_seek -ss ${(durationMs / 10_000).toFixed(3)}`),
    ...sourceInput(source),
    ...words(
      "-map 0:V:0 -vf thumbnail=n=50,scale=640:640:force_original_aspect_ratio=decrease -frames:v 1",
    ),
    ...words("-c:v mjpeg -q:v 4 -f image2 -update 1"),
    output,
  ];
}
