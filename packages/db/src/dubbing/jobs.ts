import {
  ACTIVE_STATUSES,
  AppError,
  BUSY_STATUSES,
  minutesMissing,
  type Page,
  type Paged,
  type Plan,
  NO_SUCH_VIDEO,
  VIDEO_BUSY,
} from "@dubdeck/domain";
import { type Insertable, type Selectable, sql } from "kysely";
import { requireSettled } from "../accounts/data-region.ts";
import { inTransaction, type Db } from "../database.ts";
import { reserveMinutes } from "../ledger/ledger.ts";
import { byCreation, isBehind, toPage } from "../page.ts";
import { insertPendingWorkflow } from "./pending-workflows.ts";
import type { Database } from "../tables.ts";
import { selectUser, lockUser, toUser } from "../accounts/users.ts";
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
  | "review"
  | "burnSubtitles"
>;

/**
 * Adds queued jobs of one video and reserves their minutes, all or none. They run one after
 * another, in this order.
 * Throws AppError QUOTA_EXCEEDED, NOT_FOUND if the video was removed meanwhile, or CONFLICT while
 * another job of the video is queued or running, or the account's files are being moved.
 */
export function insertJobs<const T extends readonly NewJob[]>(
  db: Db,
  video: VideoRow,
  inputs: T,
): Promise<{ [K in keyof T]: JobRow }> {
  return inTransaction(db, async (trx) => {
    const { id, userId, durationMs } = video;
    // Concurrent calls for this user wait here, since uncommitted jobs of another transaction are
    // invisible.
    requireSettled(await lockUser(trx, userId));
    if (!(await lockVideo(trx, { userId, id }, "job"))) {
      throw new AppError("NOT_FOUND", NO_SUCH_VIDEO);
    }
    if (await isBeingDubbed(trx, id)) {
      throw new AppError("CONFLICT", VIDEO_BUSY);
    }
    const jobs: JobRow[] = [];
    for (const [place, input] of inputs.entries()) {
      // One millisecond apart: jobs are listed and started in the order of their creation.
      const createdAt = sql<Date>`now() + ${place} * interval '1 millisecond'`;
      const row = { ...input, videoId: id, userId, createdAt };
      const insert = trx.insertInto("jobs").values(row).returningAll();
      const job = await insert.executeTakeFirstOrThrow();
      await insertPendingWorkflow(trx, { jobId: job.id });
      jobs.push(job);
    }
    const jobIds = jobs.map((job) => job.id);
    await reserveMinutes(trx, { userId, jobIds, ms: durationMs, missing: minutesMissing });
    return jobs as { [K in keyof T]: JobRow };
  });
}

async function isBeingDubbed(db: Db, videoId: string): Promise<boolean> {
  const unfinished = await db
    .selectFrom("jobs")
    .select("id")
    .where("videoId", "=", videoId)
    .where("revisionOf", "is", null)
    .where("status", "in", BUSY_STATUSES)
    .limit(1)
    .executeTakeFirst();
  return unfinished !== undefined;
}

/** Finds a job of this user; other users' jobs are not found. */
export const selectJob = (db: Db, userId: string, id: string): Promise<JobRow | undefined> =>
  db
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();

/** Lists a video's dubs and their revisions, newest first. */
export const selectJobsByVideo = (db: Db, userId: string, videoId: string): Promise<JobRow[]> =>
  db
    .selectFrom("jobs")
    .selectAll()
    .where("videoId", "=", videoId)
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();

/** Lists the user's dubs, of one video or of all, newest first. */
export async function selectUserJobs(
  db: Db,
  userId: string,
  page: Page & { readonly videoId?: string | undefined },
): Promise<Paged<JobRow>> {
  const { cursor, limit, videoId } = page;
  const rows = await db
    .selectFrom("jobs")
    .selectAll()
    .where("userId", "=", userId)
    .where("revisionOf", "is", null)
    .$if(videoId !== undefined, (query) => query.where("videoId", "=", videoId ?? ""))
    .$if(Boolean(cursor), (query) => query.where(isBehind(cursor ?? "")))
    .orderBy(byCreation, "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, page);
}

/** Selects one dub for each of these videos: the active one, otherwise the newest. */
export const selectNewestJobs = (
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
    .where("revisionOf", "is", null)
    .orderBy("videoId")
    .orderBy(sql`status in ('processing', 'preview_ready')`, "desc")
    .orderBy("createdAt", "desc")
    .execute();

/** Lists the user's dubs that have not ended. */
export const selectActiveJobs = (db: Db, userId: string): Promise<JobRow[]> =>
  db
    .selectFrom("jobs")
    .selectAll()
    .where("userId", "=", userId)
    .where("revisionOf", "is", null)
    .where("status", "in", ACTIVE_STATUSES)
    .execute();

export interface JobContext {
  job: JobRow;
  video: VideoRow;
  plan: Plan;
}

/** Loads a job with its video and its owner's plan; null if it was deleted. */
export async function selectJobContext(db: Db, jobId: string): Promise<JobContext | null> {
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", jobId).executeTakeFirst();
  if (!job) return null;
  const [video, user] = await Promise.all([
    db.selectFrom("videos").selectAll().where("id", "=", job.videoId).executeTakeFirst(),
    selectUser(db, job.userId),
  ]);
  return video && user ? { job, video, plan: toUser(user).plan } : null;
}

/**
 * Lists active jobs with a started workflow, at least `olderThanMs` old, oldest first; for upkeep.
 */
export const selectStartedJobs = (db: Db, { olderThanMs }: { olderThanMs: number }) =>
  db
    .selectFrom("jobs")
    .select("id")
    .where("status", "in", ACTIVE_STATUSES)
    .where("createdAt", "<", new Date(Date.now() - olderThanMs))
    .where("id", "not in", (eb) =>
      eb
        .selectFrom("pendingWorkflows")
        .select((pending) => pending.ref("jobId").$notNull().as("jobId"))
        .where("jobId", "is not", null),
    )
    .orderBy("createdAt")
    .execute();

/** Stores the quality report; a repeated call overwrites it. */
export async function updateReport(db: Db, jobId: string, report: object): Promise<void> {
  const json = JSON.stringify(report);
  await db.updateTable("jobs").set({ report: json }).where("id", "=", jobId).execute();
}
