import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Notes an upload, and the file's name, which its key does not tell; a repeated call changes nothing. */
export async function insertUpload(
  db: Db,
  upload: { id: string; userId: string; filename: string },
): Promise<void> {
  await db
    .insertInto("uploads")
    .values(upload)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The file's name of the owner's upload; null for anyone else's. */
export async function findUploadName(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("uploads")
    .select("filename")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.filename ?? null;
}

/** Uploads signed before `signedBefore` that are no video's source, 500 at most; for the upkeep. */
export const findAbandonedUploads = (
  db: Db,
  signedBefore: Date,
): Promise<{ id: string; userId: string }[]> =>
  db
    .selectFrom("uploads")
    .select(["uploads.id", "uploads.userId"])
    .where("uploads.createdAt", "<", signedBefore)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("videos")
            .select("videos.id")
            .whereRef("videos.userId", "=", "uploads.userId")
            .where(sql<boolean>`position(uploads.id::text in videos.source_key) > 0`),
        ),
      ),
    )
    .limit(500)
    .execute();

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom("uploads").where("id", "=", id).execute();
}
