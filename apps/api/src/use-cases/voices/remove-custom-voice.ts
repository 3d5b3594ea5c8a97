import { deleteCustomVoice } from "@dubdeck/db";
import { AppError, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireCustomVoices } from "./require-custom-voices.ts";

/**
 * Deletes one of the account's custom voices. Finished dubs stay; queued and running ones still use
 * the voice. Throws PLAN_REQUIRED or NOT_FOUND.
 */
export async function removeCustomVoice({ db }: Deps, user: User, id: string): Promise<void> {
  requireCustomVoices(user);
  if (await deleteCustomVoice(db, user.id, id)) return;
  throw new AppError("NOT_FOUND", "There is no such custom voice.");
}
