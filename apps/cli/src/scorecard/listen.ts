import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { atLevelIn, type Interval, type Samples } from "@dubdeck/dubbing";
import { decodeAudio, extractAudio, probe } from "@dubdeck/media";
import type { Sound, SpeechServer } from "../speech-server.ts";
import { findVoiceTrack } from "./read-reference.ts";

/** In Hz; frequencies below 4 kHz are enough to separate speech from music. */
const RATE = 8000;

/** A video's decoded sound and speech regions. */
export interface Listened {
  readonly sound: Sound;
  readonly regions: readonly Interval[];
  readonly samples: Samples;
}

/** Decodes a video's sound and has the speech server find its speech regions. */
export async function listenTo(
  server: SpeechServer,
  path: string,
  folder: string,
): Promise<Listened> {
  const audio = join(folder, `${basename(path)}.flac`);
  await extractAudio({ source: path, durationMs: (await probe(path)).durationMs, output: audio });
  const sound = { bytes: new Uint8Array(await readFile(audio)), name: "sound.flac" };
  return {
    sound,
    regions: await server.regions(sound),
    samples: { samples: await decodeAudio(path, RATE), rate: RATE },
  };
}

/**
 * Returns a source's isolated voice: from the track beside the file, at any level, else as removed by the speech server; null if
 * neither is available.
 */
export async function voiceOf(
  server: SpeechServer,
  path: string,
  { sound, samples }: Listened,
  folder: string,
): Promise<Samples | null> {
  const track = await findVoiceTrack(path);
  if (track) return atLevelIn(samples, { samples: await decodeAudio(track, RATE), rate: RATE });
  const bed = await server.bed(sound);
  if (!bed) return null;
  const raw = join(folder, `${basename(path)}.bed`);
  await writeFile(raw, bed);
  const background = await decodeAudio(raw, RATE, { rate: 48_000, channels: 2 });
  return {
    samples: samples.samples.map((sample, i) => sample - (background[i] ?? 0)),
    rate: RATE,
  };
}
