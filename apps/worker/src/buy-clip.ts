import { createHash } from "node:crypto";
import { soundBounds } from "@dubdeck/dubbing";
import { MIX_RATE, stretchClip } from "@dubdeck/media";
import { clipKey } from "@dubdeck/storage";
import type { Deps } from "./deps.ts";
import type { OpenJob } from "./open-job.ts";

export interface Clip {
  readonly key: string;
  /** Of what sounds; the silence that engines leave around it is not counted. */
  readonly clipMs: number;
}

/**
 * The clip of a text at a speed, bought from the engine or found under the hash of all that makes
 * it: nobody pays twice for the same line, however often its activity is tried.
 */
export async function buyClip(
  { engines, storage }: Pick<Deps, "engines" | "storage">,
  { userId, voice, targetLanguage: language, signal }: OpenJob,
  { text, speed }: { text: string; speed: number },
): Promise<Clip> {
  const made = { engine: engines.synthesizer.id, voice, language, text, speed };
  const hash = createHash("sha256").update(JSON.stringify(made)).digest("hex");
  const key = clipKey(userId, hash);

  let wav = await storage.findBytes(key);
  if (!wav) {
    wav = await engines.synthesizer.synthesize({ text, voice, language, speed, signal });
    await storage.putBytes(key, wav, "audio/wav");
  }
  const samples = await stretchClip(wav, 1, { signal });
  const { startSample, endSample } = soundBounds(samples, MIX_RATE);
  return { key, clipMs: Math.round(((endSample - startSample) * 1000) / MIX_RATE) };
}
