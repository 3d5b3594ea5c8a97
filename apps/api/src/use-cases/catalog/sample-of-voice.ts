import { createHash } from "node:crypto";
import {
  AppError,
  type LanguageCode,
  type Plan,
  PLANS,
  type Voice,
  voicesOfTier,
  VOICE_NOT_IN_PLAN,
} from "@dubdeck/domain";
import { sampleText, SpeechEngineError, type SynthesisRequest } from "@dubdeck/speech";
import { voiceSampleKey } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";

export interface WantedSample {
  readonly voice: string;
  /** For engines whose voices speak several languages; else the voice's. */
  readonly language?: LanguageCode | undefined;
}

/**
 * A presigned address of a few words in a voice. They are spoken for the first who asks, and kept.
 * Throws NOT_FOUND, PLAN_REQUIRED, or UNAVAILABLE while the engine or the storage is down.
 */
export async function sampleOfVoice(
  deps: Pick<Deps, "catalog" | "synthesizer" | "storage">,
  plan: Plan,
  wanted: WantedSample,
): Promise<{ url: string }> {
  const { id: voice, language } = await requireVoice(deps, plan, wanted);
  const request = { text: sampleText(language), voice, language, speed: 1 };
  const made = JSON.stringify({ engine: deps.synthesizer.id, ...request });
  const key = voiceSampleKey(createHash("sha256").update(made).digest("hex"));
  if (!(await deps.storage.head(key))) await speak(deps, key, request);
  return { url: await deps.storage.presignGet(key) };
}

async function requireVoice(
  { catalog }: Pick<Deps, "catalog">,
  plan: Plan,
  { voice: id, language }: WantedSample,
): Promise<Voice> {
  const voices = await catalog.voices(language);
  const isWanted = (voice: Voice): boolean => voice.id === id;
  if (!voices.some(isWanted)) throw new AppError("NOT_FOUND", "There is no such voice.");
  const offered = voicesOfTier(voices, PLANS[plan].voices).find(isWanted);
  if (offered) return offered;
  throw new AppError("PLAN_REQUIRED", VOICE_NOT_IN_PLAN);
}

/** Samples that are being spoken, by key: everyone who asks meanwhile waits for the same one. */
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
