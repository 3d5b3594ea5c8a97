import type { Probe } from "./probe.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { boundedInput, words } from "./ffmpeg-args.ts";
import { limitsFor, MAX_THREADS, PICTURE_COST } from "./user-limits.ts";
import { WATERMARK_FILTER } from "./watermark.ts";

export interface RenderOutput {
  /** Path or URL of the video. */
  readonly source: string;
  readonly probe: Probe;
  /** Path of mixTrack's output. */
  readonly mix: string;
  /** ISO 639-2 code of the dub. */
  readonly language: string;
  /** Adds the original audio as a second track, not played by default. */
  readonly original: { readonly language: string } | null;
  readonly watermark: boolean;
  /** Path of subtitles in ASS format to draw into the picture. */
  readonly subtitles?: string | null | undefined;
  readonly output: string;
}

/**
 * Writes the delivered MP4, with fast start. Copies the picture unless it needs a watermark, subtitles or
 * a codec that every player supports.
 * @throws ProcessError if ffmpeg fails
 */
export async function renderOutput(job: RenderOutput, run: RunOptions = {}): Promise<void> {
  const limits = limitsFor(job.probe.durationMs, PICTURE_COST);
  await runFfmpeg(renderOutputArgs(job), { ...run, limits });
}

function renderOutputArgs(job: RenderOutput): string[] {
  const { source, mix, language, original, output } = job;
  const { durationMs } = job.probe;
  return [
    ...boundedInput({ source, durationMs }),
    "-i",
    mix,
    ...words("-map 0:V:0 -map 1:a:0"),
    ...videoArgs(job),
    ...words(`-c:a:0 copy -metadata:s:a:0 language=${language} -disposition:a:0 default`),
    ...(original ? originalArgs(job.probe, original.language) : []),
    ...words("-movflags +faststart -f mp4"),
    output,
  ];
}

function videoArgs({ watermark, subtitles, probe }: RenderOutput): string[] {
  if (!watermark && !subtitles && playsEverywhere(probe)) return words("-c:v copy");
  const even = "scale=trunc(iw/2)*2:trunc(ih/2)*2";
  const drawn = subtitles ? [`ass=filename=${escapeFilter(subtitles)}`] : [];
  const filter = [even, ...drawn, ...(watermark ? [WATERMARK_FILTER] : [])].join(",");
  const h264 = words("-c:v libx264 -preset veryfast -crf 20 -pix_fmt yuv420p");
  return ["-vf", filter, ...h264, "-threads:v", String(MAX_THREADS)];
}

/** Escapes a value of a filter's option, first for the option and then for the filter graph. */
const escapeFilter = (value: string): string =>
  value.replace(/[\\':]/g, String.raw`\$&`).replace(/[\\'[\],;]/g, String.raw`\$&`);

/**
 * Returns whether every player supports the picture. AVI stores no presentation times, so its frames
 * must be re-encoded.
 */
export const playsEverywhere = ({ container, video }: Probe): boolean =>
  container !== "avi" && video.codec === "h264" && /^yuvj?420p$/.test(video.pixelFormat);

function originalArgs({ audio }: Probe, language: string): string[] {
  const codec = audio?.codec === "aac" ? "copy" : "aac -b:a:1 192k";
  return words(
    `-map 0:a:${audio?.track ?? 0} -c:a:1 ${codec} -metadata:s:a:1 language=${language} -disposition:a:1 0`,
  );
}
