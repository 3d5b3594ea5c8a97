import { deleteCustomVoice } from "@dubdeck/db";
import { AppError, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireCustomVoices } from "./require-custom-voices.ts";

/**
 * Removes one of the account's voices. Its dubs stay, and those that wait or run are finished with
 * it. Throws PLAN_REQUIRED or NOT_FOUND.
 */
export async function removeCustomVoice({ db }: Deps, user: User, id: string): Promise<void> {
  requireCustomVoices(user);
  if (await deleteCustomVoice(db, user.id, id)) return;
  throw new AppError("NOT_FOUND", "There is no such custom voice.");
}
