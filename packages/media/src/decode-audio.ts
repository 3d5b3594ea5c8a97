import { words } from "./ffmpeg-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";

/**
 * Decodes the first audio track of a file to mono samples, all of it in memory: for tools that measure, not for jobs.
 * @param rate in Hz
 */
export async function decodeAudio(
  path: string,
  rate: number,
  run: RunOptions = {},
): Promise<Int16Array> {
  const output = words(`-map 0:a:0 -ac 1 -ar ${rate} -f s16le pipe:1`);
  const { stdout } = await runFfmpeg(["-i", path, ...output], run);
  // Copied, because a view of 16-bit samples needs an even offset.
  return new Int16Array(new Uint8Array(stdout).buffer);
}
