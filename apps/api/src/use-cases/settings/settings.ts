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

/** Changes what is given. A default voice must be one of the default language's. */
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

export async function getSettings({ db }: Deps, user: User): Promise<Settings> {
  const row = await selectUser(db, user.id);
  if (!row) throw new AppError("UNAUTHORIZED", ACCOUNT_GONE);
  const { email, defaultLanguage, defaultVoice } = row;
  return { email, defaultLanguage, defaultVoice };
}
