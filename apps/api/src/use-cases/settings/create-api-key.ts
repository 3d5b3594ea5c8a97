import { API_KEY_PREFIX, hashToken, newToken } from "@dubdeck/auth";
import { insertApiKey, listApiKeys } from "@dubdeck/db";
import { AppError, type CreatedApiKey, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

const MAX_KEYS = 20;
const SHOWN_CHARACTERS = 12;

/** Makes a key for the REST door. It is returned this once; only its hash is stored. */
export async function createApiKey(
  { db }: Deps,
  user: User,
  { name }: { name: string },
): Promise<CreatedApiKey> {
  if ((await listApiKeys(db, user.id)).length >= MAX_KEYS) {
    throw new AppError("CONFLICT", `There are ${MAX_KEYS} keys already. Please revoke one first.`);
  }
  const key = API_KEY_PREFIX + newToken();
  const stored = { name, prefix: key.slice(0, SHOWN_CHARACTERS), keyHash: hashToken(key) };
  return { ...(await insertApiKey(db, { userId: user.id, ...stored })), key };
}
