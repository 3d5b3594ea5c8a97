import { createHash } from "node:crypto";
import {
  AppError,
  type LanguageCode,
  parseMix,
  PLANS,
  type User,
  type Voice,
  voicesOfTier,
  VOICE_NOT_IN_PLAN,
} from "@dubdeck/domain";
import {
  type Catalog,
  sampleText,
  SpeechEngineError,
  type SynthesisRequest,
} from "@dubdeck/speech";
import { voiceSampleKey } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";

export interface WantedSample {
  /** Id of a catalogue voice or of a mix, which need not be saved. */
  readonly voice: string;
  /** Required for mixes; defaults to the voice's own language. */
  readonly language?: LanguageCode | undefined;
}

/**
 * Returns a presigned URL of a short sample of a voice. The sample is synthesized on first request
 * and then kept in storage. Throws NOT_FOUND, BAD_REQUEST for a mix without a language,
 * PLAN_REQUIRED, RATE_LIMITED when the user tries too many mixes, or UNAVAILABLE while the engine or
 * the storage is down.
 */
export async function sampleOfVoice(
  deps: Pick<Deps, "catalog" | "synthesizer" | "storage" | "limits">,
  user: User | null,
  wanted: WantedSample,
): Promise<{ url: string }> {
  const { id: voice, language, custom } = await requireVoice(deps, user, wanted);
  const request = { text: sampleText(language), voice, language, speed: 1 };
  const made = JSON.stringify({ engine: deps.synthesizer.id, ...request });
  const key = voiceSampleKey(createHash("sha256").update(made).digest("hex"));
  if (!(await deps.storage.head(key))) {
    if (custom && user) await deps.limits.take("mixUser", user.id);
    await speak(deps, key, request);
  }
  return { url: await deps.storage.presignGet(key) };
}

async function requireVoice(
  { catalog }: Pick<Deps, "catalog">,
  user: User | null,
  { voice: id, language }: WantedSample,
): Promise<Voice> {
  const { voices: tier } = PLANS[user?.plan ?? "starter"];
  const voices = await catalog.voices(language);
  const isWanted = (voice: Voice): boolean => voice.id === id;
  const voice = voices.find(isWanted) ?? (await findMix(catalog, id, language));
  if (!voice) throw new AppError("NOT_FOUND", "There is no such voice.");
  const isOffered = voice.custom ? tier === "custom" : voicesOfTier(voices, tier).some(isWanted);
  if (isOffered) return voice;
  throw new AppError("PLAN_REQUIRED", VOICE_NOT_IN_PLAN);
}

async function findMix(
  catalog: Catalog,
  id: string,
  language: LanguageCode | undefined,
): Promise<Voice | null> {
  if (!parseMix(id)) return null;
  if (language) return (await catalog.voiceFinder(language))(id);
  throw new AppError("BAD_REQUEST", "Please name a language: a mix of voices speaks all of them.");
}

/** Samples being synthesized, by key. Concurrent requests for the same sample share one synthesis. */
const underWay = new Map<string, Promise<void>>();

async function speak(
  { synthesizer, storage }: Pick<Deps, "synthesizer" | "storage">,
  key: string,
  request: SynthesisRequest,
): Promise<void> {
  const speaking =
    underWay.get(key) ??
    synthesizer
      .synthesize(request)
      .then((wav) => storage.putBytes(key, wav, "audio/wav"))
      .finally(() => underWay.delete(key));
  underWay.set(key, speaking);
  await speaking.catch((cause: unknown) => {
    if (!(cause instanceof SpeechEngineError)) throw cause;
    const message = "This voice can't be heard right now. Please try again in a moment.";
    throw new AppError("UNAVAILABLE", message, { cause });
  });
}
