import {
  AppError,
  type LanguageCode,
  languageName,
  PLANS,
  type User,
  voicesOfTier,
} from "@dubdeck/domain";
import type { Catalog } from "@dubdeck/speech";

/**
 * Checks that the engines can dub into the language with this voice, and the plan may use it.
 * Throws UNPROCESSABLE with the engines' reason, or PLAN_REQUIRED.
 */
export async function requireVoice(
  catalog: Catalog,
  user: User,
  code: LanguageCode,
  voice: string,
): Promise<void> {
  const language = (await catalog.languages()).find((entry) => entry.code === code);
  if (!language?.available) {
    const reason = language?.reason ?? `Dubbing into ${languageName(code)} is not available.`;
    throw new AppError("UNPROCESSABLE", reason);
  }
  const voices = await catalog.voices(code);
  if (!voices.some(({ id }) => id === voice)) {
    throw new AppError("UNPROCESSABLE", `There is no such voice for ${language.name}.`);
  }
  if (!voicesOfTier(voices, PLANS[user.plan].voices).some(({ id }) => id === voice)) {
    throw new AppError("PLAN_REQUIRED", "This voice is not part of your plan. Please upgrade.");
  }
}
