import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { boundedInput, words } from "./ffmpeg-args.ts";
import { limitsFor, PICTURE_COST } from "./user-limits.ts";
import { WATERMARK_FILTER } from "./watermark.ts";

export const PREVIEW_MS = 60_000;

export interface RenderPreview {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  /** What mixTrack wrote. */
  readonly mix: string;
  readonly watermark: boolean;
  readonly output: string;
}

/** Writes the first minute at 480p: H.264 and AAC in an MP4 that plays while it loads. */
export async function renderPreview(job: RenderPreview, run: RunOptions = {}): Promise<void> {
  const limits = limitsFor(previewMs(job), PICTURE_COST);
  await runFfmpeg(renderPreviewArgs(job), { ...run, limits });
}

/** ffmpeg's arguments for a preview. */
export function renderPreviewArgs(job: RenderPreview): string[] {
  const { source, mix, watermark, output } = job;
  const durationMs = previewMs(job);
  const filter = watermark ? `${SMALL},${WATERMARK_FILTER}` : SMALL;
  return [
    ...boundedInput({ source, durationMs }),
    ...words(`-t ${durationMs / 1000} -i`),
    mix,
    ...words("-map 0:V:0 -map 1:a:0 -vf"),
    filter,
    ...words("-c:v libx264 -preset ultrafast -crf 26 -pix_fmt yuv420p -c:a copy"),
    ...words("-movflags +faststart -f mp4"),
    output,
  ];
}

const previewMs = ({ durationMs }: RenderPreview): number => Math.min(PREVIEW_MS, durationMs);

/** The shorter side becomes 480, never larger than it is; both sides even, as H.264 wants. */
const SMALL =
  "scale=w='if(gt(iw,ih),-2,trunc(min(480,iw)/2)*2)':h='if(gt(iw,ih),trunc(min(480,ih)/2)*2,-2)'";
