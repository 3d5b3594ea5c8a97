import { type FileHandle, open } from "node:fs/promises";
import { type Line, type Placement, soundBounds } from "@dubdeck/dubbing";
import { MIX_RATE, stretchClip } from "@dubdeck/media";
import pMap from "p-map";
import type { Deps } from "../deps.ts";

interface DubTrack {
  /** Lines of the dub; lines without a placement are silent. */
  readonly lines: readonly Line[];
  /** Path of the raw track: s16le, mono, 48 kHz. */
  readonly output: string;
  readonly signal: AbortSignal;
  readonly onClip: (done: number) => void;
}

/** Maximum number of clips in memory. */
const CLIPS_AT_ONCE = 2;

/**
 * Mixes each clip into the track at its absolute sample, since two speakers may overlap. The
 * silence between clips is a hole in the file.
 */
export async function writeDubTrack(
  { storage }: Pick<Deps, "storage">,
  { lines, output, signal, onClip }: DubTrack,
): Promise<void> {
  const file = await open(output, "w+");
  let writing: Promise<void> = Promise.resolve();
  let done = 0;
  const write = async (line: Line): Promise<void> => {
    const samples = await fittedSamples(storage, line, signal);
    const { placement } = line;
    if (samples && placement) {
      writing = writing.then(() => addClip(file, samples, placement.startSample));
      await writing;
    }
    onClip((done += 1));
  };
  try {
    await pMap(lines, write, { concurrency: CLIPS_AT_ONCE });
  } finally {
    await file.close();
  }
}

/** Returns a placed line's clip as it is heard in the dub, at MIX_RATE; null without a clip. */
export async function fittedSamples(
  storage: Pick<Deps["storage"], "getBytes">,
  { clip, fit, placement }: Line,
  signal: AbortSignal,
): Promise<Int16Array | null> {
  if (!clip || !fit || !placement) return null;
  const wav = await storage.getBytes(clip.key, signal);
  return trim(await stretchClip(wav, fit.tempo, { signal }), placement);
}

/** Trims silence, cuts the clip to its placement, and fades out its end. */
function trim(samples: Int16Array, { lengthSamples, fadeOutSamples }: Placement): Int16Array {
  const { startSample, endSample } = soundBounds(samples, MIX_RATE);
  const clip = samples.slice(startSample, Math.min(endSample, startSample + lengthSamples));
  const start = Math.max(0, clip.length - fadeOutSamples);
  for (let i = start; i < clip.length; i++) {
    clip[i] = Math.round(((clip[i] ?? 0) * (clip.length - i)) / (clip.length - start));
  }
  return clip;
}

/** Adds samples to those already in the file, clamped to 16 bits. */
async function addClip(file: FileHandle, clip: Int16Array, startSample: number): Promise<void> {
  const there = new Int16Array(clip.length);
  const bytes = (samples: Int16Array): Uint8Array =>
    new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  await file.read(bytes(there), 0, there.byteLength, startSample * 2);
  const sum = there.map((sample, i) =>
    Math.max(-32_768, Math.min(32_767, sample + (clip[i] ?? 0))),
  );
  await file.write(bytes(sum), 0, sum.byteLength, startSample * 2);
}
