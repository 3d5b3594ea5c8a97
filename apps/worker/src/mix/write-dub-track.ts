import { type FileHandle, open } from "node:fs/promises";
import { type Line, type Placement, soundBounds } from "@dubdeck/dubbing";
import { MIX_RATE, stretchClips } from "@dubdeck/media";
import pMap from "p-map";
import type { Deps } from "../deps.ts";

interface DubTrack {
  /** Lines of the dub; lines without a placement are silent. */
  readonly lines: readonly Line[];
  /** Path of the raw track: s16le, mono, 48 kHz. */
  readonly output: string;
  readonly signal: AbortSignal;
  /** Called with the share of the clips that are placed. */
  readonly onProgress: (share: number) => void;
}

/** Their product is the maximum number of clips in memory. */
const CLIPS_PER_RUN = 16;
const RUNS_AT_ONCE = 2;

/**
 * Mixes each clip into the track at its absolute sample, since two speakers may overlap. The
 * silence between clips is a hole in the file.
 */
export async function writeDubTrack(
  { storage }: { readonly storage: Storage },
  { lines, output, signal, onProgress }: DubTrack,
): Promise<void> {
  const file = await open(output, "w+");
  const clips = lines.flatMap(placedClip);
  const runs = Array.from({ length: Math.ceil(clips.length / CLIPS_PER_RUN) }, (_, i) =>
    clips.slice(i * CLIPS_PER_RUN, (i + 1) * CLIPS_PER_RUN),
  );
  let writing: Promise<void> = Promise.resolve();
  let done = 0;
  const write = async (run: readonly PlacedClip[]): Promise<void> => {
    const fitted = await fitClips(storage, run, signal);
    writing = writing.then(() => addClips(file, fitted));
    await writing;
    onProgress((done += run.length) / clips.length);
  };
  try {
    await pMap(runs, write, { concurrency: RUNS_AT_ONCE });
  } finally {
    await file.close();
  }
}

/** Returns a placed line's clip as it is heard in the dub, at MIX_RATE; null without a clip. */
export async function fittedSamples(
  storage: Storage,
  line: Line,
  signal: AbortSignal,
): Promise<Int16Array | null> {
  const clips = placedClip(line);
  const [fitted] = clips.length > 0 ? await fitClips(storage, clips, signal) : [];
  return fitted?.samples ?? null;
}

type Storage = Pick<Deps["storage"], "getBytes">;

interface PlacedClip {
  readonly key: string;
  readonly tempo: number;
  readonly placement: Placement;
}

interface FittedClip {
  readonly samples: Int16Array;
  readonly startSample: number;
}

const placedClip = ({ clip, fit, placement }: Line): PlacedClip[] =>
  clip && fit && placement ? [{ key: clip.key, tempo: fit.tempo, placement }] : [];

async function fitClips(
  storage: Storage,
  clips: readonly PlacedClip[],
  signal: AbortSignal,
): Promise<FittedClip[]> {
  const load = async ({ key, tempo }: PlacedClip) => ({
    wav: await storage.getBytes(key, signal),
    tempo,
  });
  const stretched = await stretchClips(await Promise.all(clips.map(load)), { signal });
  return clips.map(({ placement }, i) => ({
    samples: trim(stretched[i] ?? new Int16Array(), placement),
    startSample: placement.startSample,
  }));
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

async function addClips(file: FileHandle, clips: readonly FittedClip[]): Promise<void> {
  for (const { samples, startSample } of clips) await addClip(file, samples, startSample);
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
