import { type CustomVoice, parseMix } from "@dubdeck/domain";
import { sql } from "kysely";
import { audit } from "./audit.ts";
import { inTransaction, type Db } from "../database.ts";

const SHOWN = ["id", "name", "voice", "createdAt"] as const;

/** Lists an account's voices by name. */
export async function selectCustomVoices(db: Db, userId: string): Promise<CustomVoice[]> {
  const rows = await db
    .selectFrom("customVoices")
    .select(SHOWN)
    .where("userId", "=", userId)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(toCustomVoice);
}

/** Adds a voice; its name and its mix must be unique within the account. */
export async function insertCustomVoice(
  db: Db,
  added: { userId: string; name: string; voice: string },
): Promise<CustomVoice> {
  const { userId, name, voice } = added;
  const row = await db
    .insertInto("customVoices")
    .values(added)
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  const detail = { name, voice };
  await audit(db, { userId, actor: "user", action: "custom_voice.created", detail });
  return toCustomVoice(row);
}

/** Renames a voice; returns null if the account has no such voice. */
export async function renameCustomVoice(
  db: Db,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<CustomVoice | null> {
  const row = await db
    .updateTable("customVoices")
    .set({ name })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returning(SHOWN)
    .executeTakeFirst();
  if (!row) return null;
  const detail = { name, voice: row.voice };
  await audit(db, { userId, actor: "user", action: "custom_voice.renamed", detail });
  return toCustomVoice(row);
}

/**
 * Deletes a voice, and resets the account's default voice if it was this one; returns false if the
 * account has no such voice. Jobs store the mix itself and are not affected.
 */
export function deleteCustomVoice(db: Db, userId: string, id: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .deleteFrom("customVoices")
      .where("id", "=", id)
      .where("userId", "=", userId)
      .returning(["name", "voice"])
      .executeTakeFirst();
    if (!row) return false;
    await trx
      .updateTable("users")
      .set({ defaultVoice: null })
      .where("id", "=", userId)
      .where("defaultVoice", "=", row.voice)
      .execute();
    await audit(trx, { userId, actor: "user", action: "custom_voice.removed", detail: row });
    return true;
  });
}

function toCustomVoice(row: Omit<CustomVoice, "first" | "second" | "percent">): CustomVoice {
  const mix = parseMix(row.voice);
  if (!mix) throw new Error(`The stored custom voice ${row.id} is not a valid mix: ${row.voice}`);
  return { ...row, ...mix };
}
