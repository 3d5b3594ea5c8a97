import { boundedInput, words } from "./ffmpeg-args.ts";
import type { Probe } from "./probe.ts";
import { playsEverywhere } from "./render-output.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { limitsFor, PICTURE_COST } from "./user-limits.ts";
import { WATERMARK_FILTER } from "./watermark.ts";

export const PREVIEW_MS = 60_000;

export interface RenderPreviewPicture {
  /** Path or URL of the video. */
  readonly source: string;
  readonly sizeBytes: number;
  readonly probe: Probe;
  readonly watermark: boolean;
  readonly output: string;
}

/** Below this bit rate a video loads as fast as a 480p one, so its picture can be copied. */
const SMALL_BITS_PER_SECOND = 1_000_000;

/** Writes the first minute's picture as H.264 without sound, scaled to 480p unless the video is already small. */
export async function renderPreviewPicture(
  job: RenderPreviewPicture,
  run: RunOptions = {},
): Promise<void> {
  const { durationMs } = job.probe;
  const limits = limitsFor(Math.min(PREVIEW_MS, durationMs), PICTURE_COST);
  const args = [
    ...boundedInput({ source: job.source, durationMs }),
    ...words(`-t ${Math.min(PREVIEW_MS, durationMs) / 1000} -map 0:V:0`),
    ...pictureArgs(job),
    ...words("-an -f mp4"),
    job.output,
  ];
  await runFfmpeg(args, { ...run, limits });
}

/** Returns ffmpeg's arguments for a preview's picture. */
export function pictureArgs({ sizeBytes, probe, watermark }: RenderPreviewPicture): string[] {
  const bitsPerSecond = (sizeBytes * 8000) / probe.durationMs;
  const isSmall = bitsPerSecond <= SMALL_BITS_PER_SECOND;
  if (!watermark && isSmall && playsEverywhere(probe)) return words("-c:v copy");
  const filter = watermark ? `${SMALL},${WATERMARK_FILTER}` : SMALL;
  return ["-vf", filter, ...words("-c:v libx264 -preset ultrafast -crf 26 -pix_fmt yuv420p")];
}

export interface RenderPreview {
  /** Path of renderPreviewPicture's output. */
  readonly picture: string;
  /** Path of mixTrack's output. */
  readonly mix: string;
  readonly output: string;
}

/** Muxes the first minute's picture and the dub into an MP4 with fast start. */
export async function renderPreview(job: RenderPreview, run: RunOptions = {}): Promise<void> {
  const { picture, mix, output } = job;
  const args = [
    "-i",
    picture,
    ...words(`-t ${PREVIEW_MS / 1000} -i`),
    mix,
    ...words("-map 0:V:0 -map 1:a:0 -c copy -movflags +faststart -f mp4"),
    output,
  ];
  await runFfmpeg(args, run);
}

/** Scales the shorter side down to at most 480; H.264 needs even sides. */
const SMALL =
  "scale=w='if(gt(iw,ih),-2,trunc(min(480,iw)/2)*2)':h='if(gt(iw,ih),trunc(min(480,ih)/2)*2,-2)'";
