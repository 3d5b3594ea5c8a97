import { createHash } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MIX_RATE, runFfmpeg } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import { dataPaths, readEnvironment } from "@dubdeck/stack";
import { addBackground, type Background } from "./speech-clip/background.ts";
import { layOut, type Turn } from "./speech-clip/lay-out.ts";
import { voiceEngine } from "./speech-clip/voice-engine.ts";

/** A video with a known script. */
export interface SpeechClip {
  readonly name: string;
  readonly turns: readonly Turn[];
  /** Sound under the voices; silence if absent. */
  readonly background?: Background;
  /** Limits the sound to the telephone band. */
  readonly telephone?: boolean;
}

/** Paths of a clip's files. */
export interface SpeechClipFiles {
  readonly video: string;
  /** Reference transcript: `utterances` with start and end in seconds, speaker and text. */
  readonly reference: string;
  /** The voices alone, 48 kHz mono. */
  readonly voice: string;
}

const CACHE_VERSION = 1;
/** Silence in ms before the first turn and after the last. */
const EDGE_MS = 1000;

/**
 * Creates a video with a known script and known times, spoken by the speech server's voices. Clips
 * are cached in the data folder and regenerated when their script changes.
 * @param ttsBaseUrl the speech server's URL, ending in /v1
 */
export async function makeSpeechClip(
  clip: SpeechClip,
  ttsBaseUrl: string,
): Promise<SpeechClipFiles> {
  const key = createHash("sha256")
    .update(JSON.stringify([CACHE_VERSION, clip]))
    .digest("hex");
  const folder = join(dataPaths(readEnvironment().DATA_DIR).tools, "clips", key.slice(0, 16));
  const file = (ending: string): string => join(folder, `${clip.name}.${ending}`);
  const files = { video: file("mp4"), reference: file("json"), voice: file("voice.wav") };
  if (await isThere(files.video)) return files;

  await mkdir(folder, { recursive: true });
  const { samples, utterances } = await layOut(clip.turns, voiceEngine(ttsBaseUrl), EDGE_MS);
  await withTempDir(async (temporary) => {
    const raw = join(temporary, "voice.raw");
    await writeFile(raw, new Uint8Array(samples.buffer));
    await runFfmpeg([...RAW, "-i", raw, ...(clip.telephone ? TELEPHONE : []), files.voice]);
    const durationS = samples.length / MIX_RATE;
    const sound = await addBackground(files.voice, clip.background, durationS, temporary);
    const video = join(temporary, "clip.mp4");
    await runFfmpeg([...picture(durationS), "-i", sound, ...ENCODED, video]);
    const speakers = new Set(utterances.map(({ speaker }) => speaker)).size;
    await writeFile(
      files.reference,
      JSON.stringify({ duration: durationS, speakers, utterances }, null, 1),
    );
    // Written last: a clip counts as complete once its video exists.
    await runFfmpeg(["-i", video, "-c", "copy", `${files.video}.part.mp4`]);
  });
  await rename(`${files.video}.part.mp4`, files.video);
  return files;
}

const RAW = ["-f", "s16le", "-ar", `${MIX_RATE}`, "-ac", "1"];
const TELEPHONE = [
  "-af",
  `highpass=f=300:p=2,lowpass=f=3400:p=2,aresample=8000,aresample=${MIX_RATE}`,
];
const ENCODED =
  "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -b:a 128k -shortest".split(" ");

const picture = (seconds: number): string[] => [
  "-f",
  "lavfi",
  "-i",
  `testsrc2=size=320x180:rate=25:duration=${seconds.toFixed(3)}`,
];

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
