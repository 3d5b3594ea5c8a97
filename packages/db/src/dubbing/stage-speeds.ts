import { expectedSpeeds, measureSpeeds, type StageSpeeds } from "@dubdeck/domain";
import { sql } from "kysely";
import type { Db } from "../database.ts";

/** Number of dubs: enough for a median, few enough to follow a change of machine or engines. */
const RECENT = 20;

/** Returns the expected speed of each stage, from this installation's last completed dubs. */
export async function selectExpectedSpeeds(db: Db): Promise<StageSpeeds> {
  const rows = await db
    .selectFrom("jobs")
    .select("stageSpeeds")
    .where("status", "=", "completed")
    .where("revisionOf", "is", null)
    .where("stageSpeeds", "is not", null)
    .orderBy("finishedAt", "desc")
    .limit(RECENT)
    .execute();
  return expectedSpeeds(rows.flatMap(({ stageSpeeds }) => stageSpeeds ?? []));
}

/**
 * Computes the stage speeds of a job that is being completed, from the times of its steps, and
 * stores them.
 */
export async function storeMeasuredSpeeds(db: Db, jobId: string): Promise<void> {
  const { startedAt, finishedAt, durationMs } = await db
    .selectFrom("jobs")
    .innerJoin("videos", "videos.id", "jobs.videoId")
    .select(["jobs.startedAt", "jobs.finishedAt", "videos.durationMs"])
    .where("jobs.id", "=", jobId)
    .executeTakeFirstOrThrow();
  const steps = await db
    .selectFrom("jobSteps")
    .select([
      "stage",
      sql<number>`extract(epoch from ended_at - started_at)::float8 * 1000`.as("ms"),
    ])
    .where("jobId", "=", jobId)
    .where("endedAt", "is not", null)
    .execute();
  const tookMs = startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : 0;
  const speeds = measureSpeeds({ steps, tookMs, durationMs });
  await db
    .updateTable("jobs")
    .set({ stageSpeeds: speeds && JSON.stringify(speeds) })
    .where("id", "=", jobId)
    .execute();
}
