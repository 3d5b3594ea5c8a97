import { ACTIVE_STATUSES, AppError, type Page, type Paged, type Plan } from "@dubdeck/domain";
import { type Insertable, type Selectable, sql } from "kysely";
import { inTransaction, type Db } from "./database.ts";
import { reserveMinutes } from "./ledger.ts";
import { byCreation, isBehind, toPage } from "./page.ts";
import type { Database } from "./tables.ts";
import { findUser, lockUser, toUser } from "./users.ts";
import { lockVideo, type VideoRow } from "./videos.ts";

export type JobRow = Selectable<Database["jobs"]>;

type NewJob = Pick<
  Insertable<Database["jobs"]>,
  | "targetLanguage"
  | "voice"
  | "speakerVoices"
  | "background"
  | "dualAudio"
  | "watermark"
  | "sourceLanguage"
>;

/**
 * Adds a queued job and reserves its minutes, both or none.
 * Throws QUOTA_EXCEEDED, NOT_FOUND when the video was removed meanwhile, or CONFLICT while another
 * job of it runs.
 */
export function createJob(db: Db, video: VideoRow, input: NewJob): Promise<JobRow> {
  return inTransaction(db, async (trx) => {
    const { id, userId, durationMs } = video;
    await lockUser(trx, userId);
    if (!(await lockVideo(trx, { userId, id }, "job"))) {
      throw new AppError("NOT_FOUND", "Video not found");
    }
    const job = await trx
      .insertInto("jobs")
      .values({ ...input, videoId: id, userId })
      .onConflict((conflict) =>
        conflict.column("videoId").where("status", "in", ACTIVE_STATUSES).doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
    if (!job) {
      throw new AppError("CONFLICT", "This video is being dubbed right now. Please wait for it.");
    }
    await reserveMinutes(trx, { userId, jobId: job.id, durationMs });
    return job;
  });
}

/** The owner's job; anyone else's does not exist. */
export const findJob = (db: Db, userId: string, id: string): Promise<JobRow | undefined> =>
  db
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();

/** A video's jobs, newest first. */
export const listJobsByVideo = (db: Db, userId: string, videoId: string): Promise<JobRow[]> =>
  db
    .selectFrom("jobs")
    .selectAll()
    .where("videoId", "=", videoId)
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();

/** The owner's jobs, of one video or of all, newest first. */
export async function listUserJobs(
  db: Db,
  userId: string,
  page: Page & { readonly videoId?: string | undefined },
): Promise<Paged<JobRow>> {
  const { cursor, limit, videoId } = page;
  const rows = await db
    .selectFrom("jobs")
    .selectAll()
    .where("userId", "=", userId)
    .$if(videoId !== undefined, (query) => query.where("videoId", "=", videoId ?? ""))
    .$if(Boolean(cursor), (query) => query.where(isBehind(cursor ?? "")))
    .orderBy(byCreation, "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, page);
}

/** The newest job of each of these videos. */
export const listNewestJobs = (
  db: Db,
  userId: string,
  videoIds: readonly string[],
): Promise<JobRow[]> =>
  db
    .selectFrom("jobs")
    .selectAll()
    .distinctOn("videoId")
    .where("userId", "=", userId)
    .where("videoId", "=", sql<string>`any(${videoIds})`)
    .orderBy("videoId")
    .orderBy("createdAt", "desc")
    .execute();

export const listActiveJobs = (db: Db, userId: string): Promise<JobRow[]> =>
  db
    .selectFrom("jobs")
    .selectAll()
    .where("userId", "=", userId)
    .where("status", "in", ACTIVE_STATUSES)
    .execute();

export interface JobContext {
  job: JobRow;
  video: VideoRow;
  plan: Plan;
}

/** All that the pipeline needs to know of a job; null when it was deleted. */
export async function getJobContext(db: Db, jobId: string): Promise<JobContext | null> {
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", jobId).executeTakeFirst();
  if (!job) return null;
  const [video, user] = await Promise.all([
    db.selectFrom("videos").selectAll().where("id", "=", job.videoId).executeTakeFirst(),
    findUser(db, job.userId),
  ]);
  return video && user ? { job, video, plan: toUser(user).plan } : null;
}

/** Notes that the job's workflow runs, so that the sweep leaves it alone. */
export async function markWorkflowStarted(db: Db, jobId: string): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ workflowStartedAt: new Date() })
    .where("id", "=", jobId)
    .where("workflowStartedAt", "is", null)
    .execute();
}

/** Jobs on their way whose workflow was started longer ago than this, oldest first; for the upkeep. */
export const findStartedJobs = (db: Db, { olderThanMs }: { olderThanMs: number }) =>
  db
    .selectFrom("jobs")
    .select("id")
    .where("status", "in", ACTIVE_STATUSES)
    .where("workflowStartedAt", "<", new Date(Date.now() - olderThanMs))
    .orderBy("workflowStartedAt")
    .execute();

/** Stores the quality report; a repeated call overwrites. */
export async function saveReport(db: Db, jobId: string, report: object): Promise<void> {
  const json = JSON.stringify(report);
  await db.updateTable("jobs").set({ report: json }).where("id", "=", jobId).execute();
}
