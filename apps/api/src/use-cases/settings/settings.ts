import { selectUser, updateUserSettings } from "@dubdeck/db";
import {
  AppError,
  type Settings,
  type UpdateSettings,
  type User,
  ACCOUNT_GONE,
} from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireVoices } from "../catalog/require-voices.ts";

/**
 * Updates the given settings. Changing the language without a voice clears the default voice. Throws
 * BAD_REQUEST for a voice without a language, and UNPROCESSABLE or PLAN_REQUIRED if the voice is not
 * available for the language or the plan.
 */
export async function updateSettings(
  deps: Deps,
  user: User,
  change: UpdateSettings,
): Promise<Settings> {
  const { defaultLanguage, defaultVoice } = { ...(await getSettings(deps, user)), ...change };
  if (change.defaultVoice && defaultVoice) {
    if (!defaultLanguage) throw new AppError("BAD_REQUEST", "Please choose a language first.");
    await requireVoices(deps, user, defaultLanguage, [defaultVoice]);
  }
  const languageChanged = change.defaultLanguage !== undefined && !change.defaultVoice;
  await updateUserSettings(deps.db, user.id, {
    ...change,
    ...(languageChanged && { defaultVoice: null }),
  });
  return await getSettings(deps, user);
}

/** Returns the user's settings. Throws UNAUTHORIZED if the account has been removed. */
export async function getSettings({ db, regions }: Deps, user: User): Promise<Settings> {
  const row = await selectUser(db, user.id);
  if (!row) throw new AppError("UNAUTHORIZED", ACCOUNT_GONE);
  const { email, defaultLanguage, defaultVoice, dataRegion: current, movingTo } = row;
  const dataRegion = regions.canChoose ? { current, movingTo } : null;
  return { email, defaultLanguage, defaultVoice, dataRegion };
}
