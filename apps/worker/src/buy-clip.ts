import { createHash } from "node:crypto";
import { soundBounds } from "@dubdeck/dubbing";
import { MIX_RATE, ProcessError, stretchClip } from "@dubdeck/media";
import { SpeechEngineError, type SynthesisRequest } from "@dubdeck/speech";
import { clipKey } from "@dubdeck/storage";
import type { Deps } from "./deps.ts";
import type { OpenJob } from "./open-job.ts";

export interface Clip {
  readonly key: string;
  /** Of what sounds; the silence that engines leave around it is not counted. */
  readonly clipMs: number;
}

/** What of a job decides on its clips. */
export type Buyer = Pick<OpenJob, "userId" | "videoId" | "voice" | "targetLanguage" | "signal">;

/**
 * The clip of a text at a speed, bought from the engine or found under the hash of all that makes
 * it: nobody pays twice for the same line, however often its activity is tried and in however many
 * chunks it is spoken at once.
 * @throws SpeechEngineError also when the engine's answer is no audio, which is never stored.
 */
export async function buyClip(
  deps: Pick<Deps, "engines" | "storage">,
  buyer: Buyer,
  { text, speed }: { text: string; speed: number },
): Promise<Clip> {
  const { userId, videoId, voice, targetLanguage: language, signal } = buyer;
  const made = { engine: deps.engines.synthesizer.id, voice, language, text, speed };
  const hash = createHash("sha256").update(JSON.stringify(made)).digest("hex");
  const key = clipKey(userId, videoId, hash);

  const other = underWay.get(key);
  if (other) {
    // Another one's failure, such as its cancellation, says nothing about this purchase.
    const clip = await other.catch(() => null);
    return clip ?? (await buyClip(deps, buyer, { text, speed }));
  }
  const buying = findOrBuy(deps, key, { text, voice, language, speed, signal });
  underWay.set(key, buying);
  try {
    return await buying;
  } finally {
    underWay.delete(key);
  }
}

/** Purchases of this worker by their key. */
const underWay = new Map<string, Promise<Clip>>();

async function findOrBuy(
  { engines, storage }: Pick<Deps, "engines" | "storage">,
  key: string,
  request: SynthesisRequest & { readonly signal: AbortSignal },
): Promise<Clip> {
  const { signal } = request;
  const stored = await storage.findBytes(key, signal);
  const storedMs = stored && (await soundMs(stored, signal));
  if (storedMs !== null) return { key, clipMs: storedMs };

  const wav = await engines.synthesizer.synthesize(request);
  const clipMs = await soundMs(wav, signal);
  if (clipMs === null) throw new SpeechEngineError("unavailable", "The engine answered no audio");
  await storage.putBytes(key, wav, "audio/wav");
  return { key, clipMs };
}

/** How long a clip sounds; null when these bytes are no audio. */
async function soundMs(wav: Uint8Array, signal: AbortSignal): Promise<number | null> {
  try {
    const samples = await stretchClip(wav, 1, { signal });
    if (samples.length === 0) return null;
    const { startSample, endSample } = soundBounds(samples, MIX_RATE);
    return Math.round(((endSample - startSample) * 1000) / MIX_RATE);
  } catch (error) {
    if (error instanceof ProcessError && error.blamesInput) return null;
    throw error;
  }
}
