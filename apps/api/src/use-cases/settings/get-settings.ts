import { findUser } from "@dubdeck/db";
import { AppError, type Settings, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

export async function getSettings({ db }: Deps, user: User): Promise<Settings> {
  const row = await findUser(db, user.id);
  if (!row) throw new AppError("UNAUTHORIZED", "This account does not exist any more.");
  const { email, defaultLanguage, defaultVoice } = row;
  return { email, defaultLanguage, defaultVoice };
}
