import { API_KEY_PREFIX, hashToken, newToken } from "@dubdeck/auth";
import { insertApiKey, inTransaction, selectApiKeys, lockUser, revokeApiKey } from "@dubdeck/db";
import { AppError, type ApiKey, type CreatedApiKey, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

const MAX_KEYS = 20;
const SHOWN_CHARACTERS = 12;

/**
 * Makes a key for the REST door. It is returned this once; only its hash is stored. Throws CONFLICT
 * when there are too many.
 */
export async function createApiKey(
  { db }: Deps,
  user: User,
  { name }: { name: string },
): Promise<CreatedApiKey> {
  const key = API_KEY_PREFIX + newToken();
  const stored = { name, prefix: key.slice(0, SHOWN_CHARACTERS), keyHash: hashToken(key) };
  return await inTransaction(db, async (trx) => {
    // One after the other, so that many calls at once do not all find room for their key.
    await lockUser(trx, user.id);
    if ((await selectApiKeys(trx, user.id)).length >= MAX_KEYS) {
      throw new AppError("CONFLICT", `There are ${MAX_KEYS} keys already. Please revoke one.`);
    }
    return { ...(await insertApiKey(trx, { userId: user.id, ...stored })), key };
  });
}

/** Lists the user's keys, without the keys themselves. */
export const listKeys = ({ db }: Deps, user: User): Promise<ApiKey[]> => selectApiKeys(db, user.id);

/** Ends one of the user's API keys and its live connections. Throws NOT_FOUND for any other. */
export async function revokeKey({ db, live }: Deps, user: User, id: string): Promise<void> {
  if (!(await revokeApiKey(db, user.id, id))) {
    throw new AppError("NOT_FOUND", "There is no such API key.");
  }
  live.endCredential(id);
}
