import {
  AppError,
  AUTO_VOICE,
  type LanguageCode,
  languageName,
  PLANS,
  type User,
  voicesOfTier,
  VOICE_NOT_IN_PLAN,
} from "@dubdeck/domain";
import type { Catalog } from "@dubdeck/speech";

/**
 * Checks that the engines can dub into the language with these voices, and the plan may use them.
 * AUTO_VOICE leaves the choice to the pipeline.
 * Throws UNPROCESSABLE with the engines' reason, or PLAN_REQUIRED.
 */
export async function requireVoices(
  catalog: Catalog,
  user: User,
  code: LanguageCode,
  wanted: readonly string[],
): Promise<void> {
  const language = (await catalog.languages()).find((entry) => entry.code === code);
  if (!language?.available) {
    const reason = language?.reason ?? `Dubbing into ${languageName(code)} is not available.`;
    throw new AppError("UNPROCESSABLE", reason);
  }
  const voices = await catalog.voices(code);
  const chosen = wanted.filter((voice) => voice !== AUTO_VOICE);
  if (!chosen.every((voice) => voices.some(({ id }) => id === voice))) {
    throw new AppError("UNPROCESSABLE", `There is no such voice for ${language.name}.`);
  }
  const offered = voicesOfTier(voices, PLANS[user.plan].voices);
  if (!chosen.every((voice) => offered.some(({ id }) => id === voice))) {
    throw new AppError("PLAN_REQUIRED", VOICE_NOT_IN_PLAN);
  }
}
