import { type Clip, soundBounds, spellTitles, wordsAmong } from "@dubdeck/dubbing";
import { MIX_RATE, stretchClip } from "@dubdeck/media";
import { ProcessError } from "@dubdeck/process";
import { type Names, SpeechEngineError, type SynthesisRequest } from "@dubdeck/speech";
import { clipKey } from "@dubdeck/storage";
import type { Deps } from "../deps.ts";
import { hashOf } from "../hash-of.ts";
import type { OpenJob } from "../open-job.ts";

export interface BoughtClip {
  readonly clip: Clip;
  /** What sounds, at MIX_RATE. */
  readonly samples: Int16Array;
}

/** What of a job decides on its clips. */
export interface Buyer extends Pick<OpenJob, "userId" | "videoId" | "targetLanguage" | "signal"> {
  /** The source's language, and names that are read as it does. */
  readonly names?: { readonly language: string; readonly words: ReadonlySet<string> };
}

export interface ClipOrder {
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
}

/**
 * Buys the clip of a text from the engine, or finds it under the hash of all that makes it: the same
 * line is never bought twice, however often its activity is tried and in however many chunks it is
 * spoken at once.
 * @throws SpeechEngineError also when the engine's answer is no audio, which is never stored.
 */
export async function buyClip(
  deps: Pick<Deps, "engines" | "storage">,
  buyer: Buyer,
  order: ClipOrder,
): Promise<BoughtClip> {
  const { userId, videoId, targetLanguage: language, signal } = buyer;
  const { voice, speed } = order;
  const text = spellTitles(order.text, language);
  const names = namesIn(text, buyer);
  const made = { engine: deps.engines.synthesizer.id, voice, language, text, speed, names };
  const key = clipKey(userId, videoId, hashOf(made));

  const other = underWay.get(key);
  if (other) {
    // Another one's failure, such as its cancellation, says nothing about this purchase.
    const bought = await other.catch(() => null);
    return bought ?? (await buyClip(deps, buyer, order));
  }
  const buying = findOrBuy(deps, key, { text, voice, language, speed, names, signal });
  underWay.set(key, buying);
  try {
    return await buying;
  } finally {
    underWay.delete(key);
  }
}

/** Undefined without one, and then it does not count in the clip's hash. */
function namesIn(text: string, { names }: Buyer): Names | undefined {
  const words = names ? wordsAmong(text, names.words) : [];
  return names && words.length > 0 ? { language: names.language, words } : undefined;
}

/** Purchases of this worker by their key. */
const underWay = new Map<string, Promise<BoughtClip>>();

async function findOrBuy(
  { engines, storage }: Pick<Deps, "engines" | "storage">,
  key: string,
  request: SynthesisRequest & { readonly signal: AbortSignal },
): Promise<BoughtClip> {
  const { signal, speed } = request;
  const stored = await storage.findBytes(key, signal);
  const found = stored && (await measure(stored, signal));
  if (found) return { clip: { key, speed, ...found.length }, samples: found.samples };

  const wav = await engines.synthesizer.synthesize(request);
  const made = await measure(wav, signal);
  if (!made) throw new SpeechEngineError("unavailable", "The engine answered no audio");
  await storage.putBytes(key, wav, "audio/wav");
  return { clip: { key, speed, ...made.length }, samples: made.samples };
}

/** What sounds in a clip, and for how long; null when these bytes are no audio. */
async function measure(
  wav: Uint8Array,
  signal: AbortSignal,
): Promise<{ length: Pick<Clip, "ms" | "pauseMs">; samples: Int16Array } | null> {
  try {
    const samples = await stretchClip(wav, 1, { signal });
    const { startSample, endSample, pauseMs } = soundBounds(samples, MIX_RATE);
    const ms = Math.round(((endSample - startSample) * 1000) / MIX_RATE);
    if (ms === 0) return null;
    return { length: { ms, pauseMs }, samples: samples.slice(startSample, endSample) };
  } catch (error) {
    if (error instanceof ProcessError && error.blamesInput) return null;
    throw error;
  }
}
