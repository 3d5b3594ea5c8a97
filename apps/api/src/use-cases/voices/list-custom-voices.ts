import { selectCustomVoices } from "@dubdeck/db";
import type { CustomVoice, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireCustomVoices } from "./require-custom-voices.ts";

/** Lists the account's custom voices by name. Throws PLAN_REQUIRED. */
export async function listCustomVoices({ db }: Deps, user: User): Promise<CustomVoice[]> {
  requireCustomVoices(user);
  return await selectCustomVoices(db, user.id);
}
