import { runFfmpeg } from "@dubdeck/media";

/** ffmpeg options that give about half a megabyte per half minute. */
const SMALL =
  "-map 0:v:0 -map 0:a:0 -map_metadata -1 -vf fps=12.5,scale=-2:360 -c:v libx264 -preset veryslow -crf 34 -pix_fmt yuv420p -g 50 -c:a aac -ac 1 -b:a 64k -movflags +faststart";

/** Writes a copy of a video small enough for a page, with the same timing: an MP4 with fast start. */
export async function shrinkVideo(
  source: string,
  output: string,
  signal: AbortSignal,
): Promise<void> {
  await runFfmpeg(["-i", source, ...SMALL.split(" "), output], { signal });
}
