import { respell, type Respelling } from "@dubdeck/domain";
import { type Clip, soundBounds, spellTitles, wordsAmong } from "@dubdeck/dubbing";
import { decodeClip, type Sound } from "@dubdeck/media";
import { ProcessError } from "@dubdeck/process";
import { type Names, SpeechEngineError, type SynthesisRequest } from "@dubdeck/speech";
import { clipKey } from "@dubdeck/storage";
import type { Deps } from "../deps.ts";
import { hashOf } from "../hash-of.ts";
import type { OpenJob } from "../open-job.ts";

export interface BoughtClip {
  readonly clip: Clip;
  /** The clip without leading and trailing silence. */
  readonly sound: Sound;
}

/** The fields of a job that determine its clips. */
export interface Buyer extends Pick<OpenJob, "userId" | "videoId" | "targetLanguage" | "signal"> {
  /** The account's pronunciations for this language. */
  readonly respellings?: readonly Respelling[];
  /** The source's language, and names to pronounce in that language. */
  readonly names?: { readonly language: string; readonly words: ReadonlySet<string> };
  /** Set while the job's owner waits for the clip. */
  readonly urgent?: boolean;
}

export interface ClipOrder {
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
}

/**
 * Returns a text's clip, from storage if it was bought before, otherwise from the engine. Clips are
 * stored under the hash of everything that determines them, so retries and concurrent chunks never
 * buy the same line twice.
 * @throws SpeechEngineError also if the engine returns no audio, which is never stored
 */
export async function buyClip(
  deps: Pick<Deps, "engines" | "storage">,
  buyer: Buyer,
  order: ClipOrder,
): Promise<BoughtClip> {
  const { userId, videoId, targetLanguage: language, urgent, signal } = buyer;
  const { voice, speed } = order;
  const text = spellTitles(respell(order.text, buyer.respellings ?? []), language);
  const names = namesIn(text, buyer);
  const made = { engine: deps.engines.synthesizer.id, voice, language, text, speed, names };
  const key = clipKey(userId, videoId, hashOf(made));

  const other = purchases.get(key);
  if (other) {
    // A failure of the other call, such as its cancellation, says nothing about this one.
    const bought = await other.catch(() => null);
    return bought ?? (await buyClip(deps, buyer, order));
  }
  const buying = loadOrBuy(deps, key, { text, voice, language, speed, names, urgent, signal });
  purchases.set(key, buying);
  try {
    return await buying;
  } finally {
    purchases.delete(key);
  }
}

/**
 * Returns the names in the text; undefined if there are none, which leaves the clip's hash
 * unchanged.
 */
function namesIn(text: string, { names }: Buyer): Names | undefined {
  const words = names ? wordsAmong(text, names.words) : [];
  return names && words.length > 0 ? { language: names.language, words } : undefined;
}

/** Purchases in progress in this worker, by storage key. */
const purchases = new Map<string, Promise<BoughtClip>>();

async function loadOrBuy(
  { engines, storage }: Pick<Deps, "engines" | "storage">,
  key: string,
  request: SynthesisRequest & { readonly signal: AbortSignal },
): Promise<BoughtClip> {
  const { signal, speed } = request;
  const stored = await storage.findBytes(key, signal);
  const found = stored && (await measureClip(stored, signal));
  if (found) return { clip: { key, speed, ...found.length }, sound: found.sound };

  const wav = await engines.synthesizer.synthesize(request);
  const made = await measureClip(wav, signal);
  if (!made) throw new SpeechEngineError("unavailable", "The engine returned no audio");
  await storage.putBytes(key, wav, "audio/wav");
  return { clip: { key, speed, ...made.length }, sound: made.sound };
}

/** Trims the silence around a clip and measures it; returns null if the bytes are not audio. */
export async function measureClip(
  wav: Uint8Array,
  signal: AbortSignal,
): Promise<{ length: Pick<Clip, "ms" | "pauseMs">; sound: Sound } | null> {
  try {
    const { samples, rate } = await decodeClip(wav, { signal });
    const { startSample, endSample, pauseMs } = soundBounds(samples, rate);
    const ms = Math.round(((endSample - startSample) * 1000) / rate);
    if (ms === 0) return null;
    return {
      length: { ms, pauseMs },
      sound: { samples: samples.slice(startSample, endSample), rate },
    };
  } catch (error) {
    if (error instanceof ProcessError && error.blamesInput) return null;
    throw error;
  }
}
