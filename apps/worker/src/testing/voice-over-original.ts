import { execFile } from "node:child_process";
import { promisify } from "node:util";

const RATE = 8000;

interface Spoken {
  readonly startMs: number;
  readonly clipMs: number;
}

/**
 * Returns how much louder the dub's voice is than the original in a finished video, in dB, while
 * lines are spoken. The original's share is the least-squares projection of the output onto the
 * source; the rest is the new voice, which is uncorrelated with it.
 */
export async function voiceOverOriginal(
  source: string,
  output: string,
  lines: readonly Spoken[],
): Promise<number> {
  const [original, mixed] = await Promise.all([samplesOf(source), samplesOf(output)]);
  const during = (samples: Int16Array): number[] =>
    lines.flatMap(({ startMs, clipMs }) => [
      ...samples.subarray(at(startMs), at(startMs + clipMs)),
    ]);
  const [bed, sound] = [during(original), during(mixed)];
  const gain = dot(sound, bed) / dot(bed, bed);
  const voice = sound.map((sample, i) => sample - gain * (bed[i] ?? 0));
  return 10 * Math.log10(dot(voice, voice) / (gain ** 2 * dot(bed, bed)));
}

const at = (ms: number): number => (ms * RATE) / 1000;

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Decodes the first audio track as mono, from the start of the video. */
async function samplesOf(path: string): Promise<Int16Array> {
  const filter = `aresample=${RATE}:async=1:first_pts=0`;
  const format = ["-map", "0:a:0", "-af", filter, "-ac", "1", "-f", "s16le", "pipe:1"];
  const { stdout } = await promisify(execFile)("ffmpeg", ["-v", "error", "-i", path, ...format], {
    encoding: "buffer",
    maxBuffer: 2 ** 26,
  });
  return new Int16Array(new Uint8Array(stdout).buffer);
}
