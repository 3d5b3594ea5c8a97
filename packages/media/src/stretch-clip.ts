import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withTempDir } from "@dubdeck/process";
import { words } from "./ffmpeg-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { samplesOf } from "./wav.ts";

/** Sample rate of every mix and of the delivered audio, in Hz. */
export const MIX_RATE = 48_000;

/** A synthesized clip: WAV of any rate. */
export interface StretchClip {
  readonly wav: Uint8Array;
  /** 0.5 to 2; 1 leaves the speed unchanged. */
  readonly tempo: number;
}

/**
 * Decodes clips to mono samples at 48 kHz, sped up by `tempo` at the same pitch. The number of
 * samples gives a clip's exact length. Keeps all of them in memory.
 * @throws ProcessError if ffmpeg fails, even with one of them
 */
export function stretchClips(
  clips: readonly StretchClip[],
  run: RunOptions = {},
): Promise<Int16Array[]> {
  return withTempDir(async (directory) => {
    const pathOf = (name: string, i: number): string => join(directory, `${i}.${name}`);
    await Promise.all(clips.map(({ wav }, i) => writeFile(pathOf("wav", i), wav)));
    const inputs = clips.flatMap((_, i) => [...words("-f wav -i"), pathOf("wav", i)]);
    const outputs = clips.flatMap(({ tempo }, i) => [...stretched(i, tempo), pathOf("pcm", i)]);
    // One process for all, because it takes longer to start than to decode a clip.
    await runFfmpeg([...inputs, ...outputs], run);
    return Promise.all(clips.map(async (_, i) => samplesOf(await readFile(pathOf("pcm", i)))));
  });
}

/** Does the same to one clip. */
export async function stretchClip(
  wav: Uint8Array,
  tempo: number,
  run: RunOptions = {},
): Promise<Int16Array> {
  const [samples = new Int16Array()] = await stretchClips([{ wav, tempo }], run);
  return samples;
}

function stretched(input: number, tempo: number): string[] {
  // Resampled first, because the stretch is finer at 48 kHz.
  const tempoFilter = tempo === 1 ? "" : `,atempo=${tempo.toFixed(6)}`;
  const filter = `aresample=${MIX_RATE}${tempoFilter}`;
  return words(`-map ${input}:a:0 -af ${filter} -ac 1 -ar ${MIX_RATE} -f s16le`);
}
