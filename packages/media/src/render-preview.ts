import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { sourceInput, words } from "./ffmpeg-args.ts";
import { WATERMARK_FILTER } from "./watermark.ts";

export const PREVIEW_MS = 60_000;

export interface RenderPreview {
  /** Path or URL of the video. */
  readonly source: string;
  /** What mixTrack wrote. */
  readonly mix: string;
  readonly watermark: boolean;
  readonly output: string;
}

/** Writes the first minute at 480p: H.264 and AAC in an MP4 that plays while it loads. */
export async function renderPreview(job: RenderPreview, run: RunOptions = {}): Promise<void> {
  await runFfmpeg(renderPreviewArgs(job), run);
}

/** ffmpeg's arguments for a preview. */
export function renderPreviewArgs({ source, mix, watermark, output }: RenderPreview): string[] {
  const firstMinute = ["-t", String(PREVIEW_MS / 1000)];
  const filter = watermark ? `${SMALL},${WATERMARK_FILTER}` : SMALL;
  return [
    ...firstMinute,
    ...sourceInput(source),
    ...firstMinute,
    "-i",
    mix,
    ...words("-map 0:V:0 -map 1:a:0 -vf"),
    filter,
    ...words("-c:v libx264 -preset ultrafast -crf 26 -pix_fmt yuv420p -c:a copy"),
    ...words("-movflags +faststart -f mp4"),
    output,
  ];
}

/** The shorter side becomes 480, never larger than it is; both sides even, as H.264 wants. */
const SMALL =
  "scale=w='if(gt(iw,ih),-2,trunc(min(480,iw)/2)*2)':h='if(gt(iw,ih),trunc(min(480,ih)/2)*2,-2)'";
