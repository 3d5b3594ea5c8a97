import type { Db } from "./database.ts";

/** Notes that an upload was signed, and the file's name, which its key does not tell. */
export async function insertUpload(
  db: Db,
  upload: { id: string; userId: string; filename: string },
): Promise<void> {
  await db.insertInto("uploads").values(upload).execute();
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
