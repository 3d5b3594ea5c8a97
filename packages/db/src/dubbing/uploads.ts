import { AppError, PLANS, ACCOUNT_GONE, storageFull } from "@dubdeck/domain";
import { sql } from "kysely";
import { type Db, inTransaction } from "../database.ts";
import { requireSettled } from "../accounts/data-region.ts";
import { lockUser, toUser } from "../accounts/users.ts";

interface NewUpload {
  readonly id: string;
  readonly userId: string;
  readonly filename: string;
}

/**
 * Adds an upload with its filename, which the storage key does not contain; a repeated call changes
 * nothing.
 */
export async function insertUpload(db: Db, upload: NewUpload): Promise<void> {
  await db
    .insertInto("uploads")
    .values(upload)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Adds an upload of at most `sizeBytes` before it is sent. Throws AppError QUOTA_EXCEEDED if it
 * exceeds the plan's remaining storage, and CONFLICT while the account's files are being moved.
 */
export async function reserveUpload(
  db: Db,
  upload: NewUpload & { readonly sizeBytes: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await requireStorage(trx, upload.userId, upload.sizeBytes);
    await trx.insertInto("uploads").values(upload).execute();
  });
}

/**
 * Returns the bytes of source videos that the account may still add. Throws AppError QUOTA_EXCEEDED
 * if they are fewer than `wanted`, and CONFLICT while its files are being moved. In a transaction it locks the user's row, which serialises
 * concurrent calls.
 */
export async function requireStorage(db: Db, userId: string, wanted = 1): Promise<number> {
  const row = await lockUser(db, userId);
  if (!row) throw new AppError("NOT_FOUND", ACCOUNT_GONE);
  requireSettled(row);
  const max = PLANS[toUser(row).plan].maxStoredBytes;
  const left = max - (await storedBytes(db, userId));
  if (wanted > left) throw new AppError("QUOTA_EXCEEDED", storageFull(Math.max(0, left), max));
  return left;
}

/**
 * Sums the bytes of registered videos, and of uploads that may still arrive or are stored but
 * unregistered.
 */
async function storedBytes(db: Db, userId: string): Promise<number> {
  const sum = sql<number>`coalesce(sum(size_bytes), 0)::bigint`;
  const bytesOf = async (table: "videos" | "uploads"): Promise<number> => {
    const query = db.selectFrom(table).select(sum.as("bytes")).where("userId", "=", userId);
    return (await query.executeTakeFirstOrThrow()).bytes;
  };
  return (await bytesOf("videos")) + (await bytesOf("uploads"));
}

/** Stops counting an upload's bytes: nothing of it is stored, or it counts as a video. */
export async function releaseUpload(db: Db, id: string): Promise<void> {
  await db.updateTable("uploads").set({ sizeBytes: 0 }).where("id", "=", id).execute();
}

/** Returns the filename of this user's upload; null for other users' uploads. */
export async function selectUploadName(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("uploads")
    .select("filename")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.filename ?? null;
}

/**
 * Lists at most `limit` uploads signed before `before`, oldest first, with the source key of the
 * video made from each, if any; for housekeeping.
 */
export const selectOldUploads = (
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
