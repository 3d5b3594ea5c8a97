import { type LanguageCode, PLANS, voicesOfTier } from "@dubdeck/domain";
import { pickVoices, type Speaker, type SpeakerProfile } from "@dubdeck/dubbing";
import type { Deps } from "../deps.ts";
import type { OpenJob } from "../open-job.ts";

/** Speaker id for all speech if the speakers are unknown. */
export const ANYONE = "";

/** Picks each speaker's voice from the plan's voices; returns voices by speaker id. */
export async function castVoices(
  { engines }: Pick<Deps, "engines">,
  job: Pick<OpenJob, "voice" | "speakerVoices" | "plan" | "targetLanguage">,
  speakers: readonly Speaker[],
): Promise<Record<string, string>> {
  const all = await engines.catalog.voices(job.targetLanguage);
  const offered = voicesOfTier(all, PLANS[job.plan].voices);
  const anyone: SpeakerProfile = { id: ANYONE, sex: null, pitchHz: null, ms: 0, similarity: {} };
  const cast: readonly SpeakerProfile[] = speakers.length > 0 ? speakers : [anyone];
  const wishes = { preset: job.voice, bySpeaker: job.speakerVoices };
  const voices = pickVoices(cast, offered, wishes);
  const first = voices[cast[0]?.id ?? ANYONE] ?? job.voice;
  return { [ANYONE]: first, ...voices };
}

/** Loads a lookup of whether a voice is a woman's or a man's; it returns undefined if neither is known. */
export async function loadSexes(
  { engines }: Pick<Deps, "engines">,
  language: LanguageCode,
): Promise<(voice: string) => "female" | "male" | undefined> {
  const findVoice = await engines.catalog.voiceFinder(language);
  return (voice) => {
    const gender = findVoice(voice)?.gender;
    return gender === "neutral" ? undefined : gender;
  };
}
