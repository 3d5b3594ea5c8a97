import type { DataRegion, Page, Paged } from "@dubdeck/domain";
import type { Insertable, Selectable } from "kysely";
import { requireSettled } from "../accounts/data-region.ts";
import { lockUser } from "../accounts/users.ts";
import { type Db, inTransaction } from "../database.ts";
import { byCreation, isBehind, toPage } from "../page.ts";
import type { Database } from "../tables.ts";

export type VideoRow = Selectable<Database["videos"]>;
export type NewVideo = Insertable<Database["videos"]>;

/**
 * Adds a video; its bytes count from now on instead of its upload's. Returns undefined if its
 * upload was already registered. Throws AppError CONFLICT while the account's files are being
 * moved, or if they are no longer in `region`, where the source was stored.
 */
export function insertVideo(
  db: Db,
  video: NewVideo,
  region?: DataRegion,
): Promise<VideoRow | undefined> {
  return inTransaction(db, async (trx) => {
    requireSettled(await lockUser(trx, video.userId), region);
    await trx
      .updateTable("uploads")
      .set({ sizeBytes: 0 })
      .where("userId", "=", video.userId)
      .where("id", "=", video.uploadId ?? null)
      .execute();
    return await trx
      .insertInto("videos")
      .values(video)
      .onConflict((conflict) => conflict.column("uploadId").doNothing())
      .returningAll()
      .executeTakeFirst();
  });
}

/** Finds a video of this user; other users' videos are not found. */
export const selectVideo = (db: Db, userId: string, id: string): Promise<VideoRow | undefined> =>
  db
    .selectFrom("videos")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();

/** Finds the user's video that was made from an upload. */
export const selectVideoByUpload = (
  db: Db,
  userId: string,
  uploadId: string,
): Promise<VideoRow | undefined> =>
  db
    .selectFrom("videos")
    .selectAll()
    .where("uploadId", "=", uploadId)
    .where("userId", "=", userId)
    .executeTakeFirst();

/**
 * Selects the user's video and locks it until the transaction ends. With `removal`, no job of it
 * can be added meanwhile; with `job`, it cannot be removed. Lock the user's row before the video's.
 */
export const lockVideo = (
  db: Db,
  { userId, id }: { userId: string; id: string },
  purpose: "removal" | "job",
): Promise<VideoRow | undefined> =>
  db
    .selectFrom("videos")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", userId)
    .$call((query) => (purpose === "removal" ? query.forUpdate() : query.forKeyShare()))
    .executeTakeFirst();

/** Lists the user's videos, newest first. */
export async function selectVideos(db: Db, userId: string, page: Page): Promise<Paged<VideoRow>> {
  const { cursor, limit } = page;
  const rows = await db
    .selectFrom("videos")
    .selectAll()
    .where("userId", "=", userId)
    .$if(Boolean(cursor), (query) => query.where(isBehind(cursor ?? "")))
    .orderBy(byCreation, "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, page);
}

export async function updateThumbnail(db: Db, id: string, thumbnailKey: string): Promise<void> {
  await db.updateTable("videos").set({ thumbnailKey }).where("id", "=", id).execute();
}

/** Deletes the video and its jobs; their usage stays in the ledger. */
export async function deleteVideo(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom("videos").where("id", "=", id).where("userId", "=", userId).execute();
}
