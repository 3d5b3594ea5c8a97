import { words } from "./ffmpeg-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";

/** Format of headerless samples: s16le, interleaved. */
export interface RawFormat {
  /** In Hz. */
  readonly rate: number;
  readonly channels: number;
}

/**
 * Decodes the first audio track of a file to mono samples, starting at the picture's time 0. Keeps everything in memory,
 * so it is for measuring tools, not for jobs.
 * @param rate output rate in Hz
 * @param raw format of the input if it has raw samples
 */
export async function decodeAudio(
  path: string,
  rate: number,
  raw?: RawFormat,
  run: RunOptions = {},
): Promise<Int16Array> {
  const format = raw ? words(`-f s16le -ar ${raw.rate} -ac ${raw.channels}`) : [];
  const filter = `aresample=${rate}:async=1:first_pts=0`;
  const output = words(`-map 0:a:0 -af ${filter} -ac 1 -f s16le pipe:1`);
  const { stdout } = await runFfmpeg([...format, "-i", path, ...output], run);
  // Copied, because a view of 16-bit samples needs an even offset.
  return new Int16Array(new Uint8Array(stdout).buffer);
}
