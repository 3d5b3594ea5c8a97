import { PLANS, voicesOfTier } from "@dubdeck/domain";
import { pickVoices, type Speaker, type SpeakerProfile } from "@dubdeck/dubbing";
import type { Deps } from "../deps.ts";
import type { OpenJob } from "../open-job.ts";

/** Stands for everyone who speaks, where an engine can't tell speakers apart. */
export const ANYONE = "";

/** Picks the voice of each speaker from the plan's voices, by speaker's id. */
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
