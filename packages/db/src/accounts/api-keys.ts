import type { ApiKey, User } from "@dubdeck/domain";
import { sql } from "kysely";
import { audit } from "./audit.ts";
import type { Db } from "../database.ts";
import { toUser } from "./users.ts";

const SHOWN = ["id", "name", "prefix", "createdAt", "lastUsedAt"] as const;

/** Stores a key's hash; the key itself is never stored. */
export async function insertApiKey(
  db: Db,
  key: { userId: string; name: string; prefix: string; keyHash: string },
): Promise<ApiKey> {
  const row = await db.insertInto("apiKeys").values(key).returning(SHOWN).executeTakeFirstOrThrow();
  const { userId, name } = key;
  await audit(db, { userId, actor: "user", action: "api_key.created", detail: { name } });
  return row;
}

/** Lists the user's active keys, newest first. */
export const selectApiKeys = (db: Db, userId: string): Promise<ApiKey[]> =>
  db
    .selectFrom("apiKeys")
    .select(SHOWN)
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .orderBy("createdAt", "desc")
    .execute();

/** Revokes a key; returns false if the user has no such active key. */
export async function revokeApiKey(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .updateTable("apiKeys")
    .set({ revokedAt: new Date() })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .returning("name")
    .executeTakeFirst();
  if (!row) return false;
  await audit(db, { userId, actor: "user", action: "api_key.revoked", detail: row });
  return true;
}

/**
 * Finds an active key and its user; null if unknown or revoked. Updates the time of its last use,
 * at most once a minute.
 */
export async function selectApiKey(
  db: Db,
  keyHash: string,
): Promise<{ id: string; user: User } | null> {
  const row = await db
    .selectFrom("apiKeys")
    .innerJoin("users", "users.id", "apiKeys.userId")
    .selectAll("users")
    .select(["apiKeys.id as keyId", "apiKeys.lastUsedAt"])
    .where("keyHash", "=", keyHash)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  if (!row.lastUsedAt || Date.now() - row.lastUsedAt.getTime() > 60_000) {
    await db
      .updateTable("apiKeys")
      .set({ lastUsedAt: sql`now()` })
      .where("id", "=", row.keyId)
      .execute();
  }
  return { id: row.keyId, user: toUser(row) };
}
