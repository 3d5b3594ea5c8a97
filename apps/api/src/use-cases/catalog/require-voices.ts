import {
  AppError,
  AUTO_VOICE,
  type LanguageCode,
  languageName,
  PLANS,
  type User,
  VOICE_NOT_IN_PLAN,
} from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { listVoices } from "./list-voices.ts";

/**
 * Checks that the engines can dub into the language with these voices and that the user's plan
 * includes them. Skips AUTO_VOICE, which leaves the choice to the pipeline.
 * Throws UNPROCESSABLE with the reason, or PLAN_REQUIRED.
 */
export async function requireVoices(
  deps: Pick<Deps, "catalog" | "db">,
  user: User,
  code: LanguageCode,
  wanted: readonly string[],
): Promise<void> {
  const { catalog } = deps;
  const language = (await catalog.languages()).find((entry) => entry.code === code);
  if (!language?.available) {
    const reason = language?.reason ?? `Dubbing into ${languageName(code)} is not available.`;
    throw new AppError("UNPROCESSABLE", reason);
  }
  const chosen = wanted.filter((voice) => voice !== AUTO_VOICE);
  const find = await catalog.voiceFinder(code);
  const offered = await listVoices(deps, user, code);
  for (const id of chosen) {
    const voice = find(id);
    if (!voice) throw new AppError("UNPROCESSABLE", `There is no such voice for ${language.name}.`);
    if (offered.some((each) => each.id === id)) continue;
    if (voice.custom && PLANS[user.plan].voices === "custom") {
      throw new AppError("UNPROCESSABLE", NOT_YOURS);
    }
    throw new AppError("PLAN_REQUIRED", VOICE_NOT_IN_PLAN);
  }
}

const NOT_YOURS =
  "This is not one of your custom voices; it may have been removed. Please choose another voice, or save the mix first.";
