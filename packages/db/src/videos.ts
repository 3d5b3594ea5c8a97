import type { Insertable, Selectable } from "kysely";
import type { Db } from "./database.ts";
import type { Database } from "./tables.ts";

export type VideoRow = Selectable<Database["videos"]>;
export type NewVideo = Insertable<Database["videos"]>;

/** Adds a video; undefined when its upload was made into a video before. */
export const insertVideo = (db: Db, video: NewVideo): Promise<VideoRow | undefined> =>
  db
    .insertInto("videos")
    .values(video)
    .onConflict((conflict) => conflict.column("uploadId").doNothing())
    .returningAll()
    .executeTakeFirst();

/** The owner's video; anyone else's does not exist. */
export const findVideo = (db: Db, userId: string, id: string): Promise<VideoRow | undefined> =>
  db
    .selectFrom("videos")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();

/** The owner's video that was made of an upload. */
export const findVideoByUpload = (
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
 * The owner's video, held until the transaction ends: `for removal`, no job of it can be added
 * meanwhile; `for a job`, it cannot be removed. The user's row is locked before the video's.
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

/** The owner's videos, newest first. */
export const listVideos = (db: Db, userId: string): Promise<VideoRow[]> =>
  db
    .selectFrom("videos")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();

export async function setThumbnail(db: Db, id: string, thumbnailKey: string): Promise<void> {
  await db.updateTable("videos").set({ thumbnailKey }).where("id", "=", id).execute();
}

/** Removes the video with its jobs; what they used stays in the ledger. */
export async function deleteVideo(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom("videos").where("id", "=", id).where("userId", "=", userId).execute();
}
