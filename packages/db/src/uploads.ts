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

/**
 * Uploads signed before `before`, at most `limit`, oldest first, each with its video's source, if it
 * became a video; for the housekeeping.
 */
export const findOldUploads = (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: string; userId: string; sourceKey: string | null }[]> =>
  db
    .selectFrom("uploads")
    .leftJoin("videos", "videos.uploadId", "uploads.id")
    .select(["uploads.id", "uploads.userId", "videos.sourceKey"])
    .where("uploads.createdAt", "<", before)
    .orderBy("uploads.createdAt")
    .limit(limit)
    .execute();

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom("uploads").where("id", "=", id).execute();
}
