import { API_KEY_PREFIX, hashToken, newToken } from "@dubdeck/auth";
import { insertApiKey, inTransaction, selectApiKeys, lockUser, revokeApiKey } from "@dubdeck/db";
import { AppError, type ApiKey, type CreatedApiKey, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

const MAX_KEYS = 20;
const SHOWN_CHARACTERS = 12;

/**
 * Creates an API key for the REST API. The key is returned only here; the database stores its hash.
 * Throws CONFLICT if the user already has the maximum number of keys.
 */
export async function createApiKey(
  { db }: Deps,
  user: User,
  { name }: { name: string },
): Promise<CreatedApiKey> {
  const key = API_KEY_PREFIX + newToken();
  const stored = { name, prefix: key.slice(0, SHOWN_CHARACTERS), keyHash: hashToken(key) };
  return await inTransaction(db, async (trx) => {
    // Serialize calls, so that concurrent ones cannot exceed the limit together.
    await lockUser(trx, user.id);
    if ((await selectApiKeys(trx, user.id)).length >= MAX_KEYS) {
      throw new AppError("CONFLICT", `There are ${MAX_KEYS} keys already. Please revoke one.`);
    }
    return { ...(await insertApiKey(trx, { userId: user.id, ...stored })), key };
  });
}

/** Lists the user's API keys by name and prefix; the full keys are not stored. */
export const listKeys = ({ db }: Deps, user: User): Promise<ApiKey[]> => selectApiKeys(db, user.id);

/** Revokes one of the user's API keys and ends its live connections. Throws NOT_FOUND. */
export async function revokeKey({ db, live }: Deps, user: User, id: string): Promise<void> {
  if (!(await revokeApiKey(db, user.id, id))) {
    throw new AppError("NOT_FOUND", "There is no such API key.");
  }
  live.endCredential(id);
}
