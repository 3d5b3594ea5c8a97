import { runProcess } from "@dubdeck/process";
import { words } from "../ffmpeg-args.ts";
import { runFfmpeg } from "../run-ffmpeg.ts";

/** Writes a small test video; `options` are ffmpeg's input, codec and output options. */
export async function makeMedia(options: string, path: string): Promise<string> {
  await runFfmpeg([...words(options), path]);
  return path;
}

/** A moving picture and a tone, as inputs 0 and 1. */
export const PICTURE_AND_TONE =
  "-f lavfi -i testsrc2=s=320x180:r=25:d=3 -f lavfi -i sine=f=440:r=44100:d=3";

export const H264_AAC = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac";

/** Returns ffprobe's values for these entries as plain text. */
export async function inspect(path: string, entries: string): Promise<string> {
  const format = words(`-v error -show_entries ${entries} -of compact=p=0:nk=1`);
  return (await runProcess("ffprobe", [...format, path])).stdout.toString().trim();
}

/** Decodes an audio stream (such as `0:a:1`) to mono samples. */
export async function samplesOf(path: string, stream: string, rate: number): Promise<Int16Array> {
  const args = words(`-map ${stream} -ac 1 -ar ${rate} -f s16le pipe:1`);
  const { stdout } = await runFfmpeg(["-i", path, ...args]);
  return new Int16Array(new Uint8Array(stdout).buffer);
}

/** Computes the RMS level of samples in dBFS. */
export function levelOf(samples: Int16Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return 10 * Math.log10(sum / samples.length / 32768 ** 2);
}
