import {
  inTransaction,
  selectCustomVoices,
  lockUser,
  renameCustomVoice as storeName,
} from "@dubdeck/db";
import { AppError, type CustomVoice, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireCustomVoices } from "./require-custom-voices.ts";
import { requireFreeName } from "./require-free-name.ts";

/**
 * Renames one of the account's custom voices; dubs made with it show the new name. Throws
 * PLAN_REQUIRED, NOT_FOUND, or CONFLICT if another voice has the name.
 */
export async function renameCustomVoice(
  { db }: Deps,
  user: User,
  { id, name }: { id: string; name: string },
): Promise<CustomVoice> {
  requireCustomVoices(user);
  return await inTransaction(db, async (trx) => {
    await lockUser(trx, user.id);
    const voices = await selectCustomVoices(trx, user.id);
    const others = voices.filter((voice) => voice.id !== id);
    requireFreeName(others, name);
    const renamed = await storeName(trx, user.id, { id, name });
    if (!renamed) throw new AppError("NOT_FOUND", "There is no such custom voice.");
    return renamed;
  });
}
