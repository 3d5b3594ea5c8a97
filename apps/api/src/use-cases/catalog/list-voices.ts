import { type LanguageCode, type Plan, PLANS, type Voice, voicesOfTier } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** The voices that a plan offers, of one language or of all available ones. */
export async function listVoices(
  { catalog }: Deps,
  plan: Plan,
  language: LanguageCode | undefined,
): Promise<Voice[]> {
  return voicesOfTier(await catalog.voices(language), PLANS[plan].voices);
}
