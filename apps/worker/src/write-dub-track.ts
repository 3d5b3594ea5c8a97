import { type FileHandle, open } from "node:fs/promises";
import { type FittedLine, type Placement, soundBounds } from "@dubdeck/dubbing";
import { MIX_RATE, stretchClip } from "@dubdeck/media";
import pMap from "p-map";
import type { Deps } from "./deps.ts";

interface DubTrack {
  /** In order of time, as the placements are. */
  readonly lines: readonly FittedLine[];
  readonly placements: readonly Placement[];
  /** Where the raw track goes: s16le, mono, 48 kHz. */
  readonly output: string;
  readonly signal: AbortSignal;
  readonly onClip: (done: number) => void;
}

/** Clips in memory at once. */
const CLIPS_AT_ONCE = 2;

/** Writes each clip at its absolute sample; the silence between two is a hole in the file. */
export async function writeDubTrack({ storage }: Pick<Deps, "storage">, track: DubTrack) {
  const { lines, placements, output, signal, onClip } = track;
  const file = await open(output, "w");
  let done = 0;
  const write = async (placement: Placement, i: number): Promise<void> => {
    const { clipKey, fit } = lines[i] as FittedLine;
    if (clipKey) {
      const wav = await storage.getBytes(clipKey, signal);
      await writeClip(file, await stretchClip(wav, fit.tempo, { signal }), placement);
    }
    onClip((done += 1));
  };
  try {
    await pMap(placements, write, { concurrency: CLIPS_AT_ONCE });
  } finally {
    await file.close();
  }
}

async function writeClip(
  file: FileHandle,
  samples: Int16Array,
  { startSample, lengthSamples, fadeOutSamples }: Placement,
): Promise<void> {
  const { startSample: from, endSample } = soundBounds(samples, MIX_RATE);
  const clip = samples.slice(from, Math.min(endSample, from + lengthSamples));
  fadeOut(clip, fadeOutSamples);
  await file.write(new Uint8Array(clip.buffer), 0, clip.byteLength, startSample * 2);
}

/** A straight line down to silence over the last `length` samples. */
function fadeOut(clip: Int16Array, length: number): void {
  const start = Math.max(0, clip.length - length);
  for (let i = start; i < clip.length; i++) {
    clip[i] = Math.round(((clip[i] ?? 0) * (clip.length - i)) / (clip.length - start));
  }
}
