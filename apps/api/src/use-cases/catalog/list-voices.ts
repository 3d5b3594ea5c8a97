import { selectCustomVoices } from "@dubdeck/db";
import { type LanguageCode, PLANS, type User, type Voice, voicesOfTier } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * Lists the voices available on the user's plan (for a visitor, the starter plan), for one language
 * or for all. Custom voices speak every language, so they are included only when `language` is given.
 */
export async function listVoices(
  deps: Pick<Deps, "catalog" | "db">,
  user: User | null,
  language: LanguageCode | undefined,
): Promise<Voice[]> {
  const { voices: tier } = PLANS[user?.plan ?? "starter"];
  const offered = voicesOfTier(await deps.catalog.voices(language), tier);
  if (!user || !language || tier !== "custom") return offered;
  return [...offered, ...(await customVoicesIn(deps, user, language))];
}

async function customVoicesIn(
  { catalog, db }: Pick<Deps, "catalog" | "db">,
  user: User,
  language: LanguageCode,
): Promise<Voice[]> {
  const own = await selectCustomVoices(db, user.id);
  const find = await catalog.voiceFinder(language);
  return own.flatMap(({ voice, name }) => {
    const mixed = find(voice);
    return mixed ? [{ ...mixed, name }] : [];
  });
}
