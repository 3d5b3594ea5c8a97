import {
  isFinished,
  overallProgress,
  type Progress,
  type StageStep,
  timeLeft,
} from "@dubdeck/domain";
import { sql, type Selectable } from "kysely";
import { inTransaction, type Db } from "../database.ts";
import { selectExpectedSpeeds } from "./stage-speeds.ts";
import type { Database } from "../tables.ts";

/**
 * One part of a job's work. A retry uses the same name, for example `synthesize:3`, and so updates
 * the same row.
 */
export interface JobStep extends StageStep {
  readonly step: string;
}

/** A job's progress and estimated time left in ms. */
export type JobProgress = Progress & { readonly timeLeftMs: number };

/**
 * Stores the progress of a job's steps and returns the whole job's progress for its live event.
 * Locks the job's row; the progress of a step or a job never decreases. Returns null if the job is
 * finished or gone.
 */
export function recordStep(
  db: Db,
  jobId: string,
  ...steps: readonly JobStep[]
): Promise<JobProgress | null> {
  return inTransaction(db, async (trx) => {
    const job = await trx
      .selectFrom("jobs")
      .innerJoin("videos", "videos.id", "jobs.videoId")
      .select(["status", "progress", "stageSpeeds", "durationMs"])
      .where("jobs.id", "=", jobId)
      .forUpdate("jobs")
      .executeTakeFirst();
    if (!job || isFinished(job.status)) return null;
    await upsertSteps(trx, jobId, steps);
    const rows = await trx
      .selectFrom("jobSteps")
      .selectAll()
      .where("jobId", "=", jobId)
      .orderBy("step")
      .execute();
    const all = rows.map(toStageStep);
    const now = overallProgress(all);
    // Loaded only once, so that a job's estimate uses the same speeds to its end.
    const speeds = job.stageSpeeds ?? (await selectExpectedSpeeds(trx));
    const timeLeftMs = timeLeft(all, speeds, job.durationMs);
    const progress = Math.max(job.progress, now.progress);
    await trx
      .updateTable("jobs")
      .set({
        progress,
        timeLeftMs,
        stageSpeeds: JSON.stringify(speeds),
        stage: now.stage,
        lineDone: now.line?.done ?? null,
        lineTotal: now.line?.total ?? null,
      })
      .where("id", "=", jobId)
      .execute();
    return { ...now, progress, timeLeftMs };
  });
}

async function upsertSteps(db: Db, jobId: string, steps: readonly JobStep[]): Promise<void> {
  if (steps.length === 0) return;
  const values = steps.map(({ step, stage, weight, done, line }) => ({
    jobId,
    step,
    stage,
    weight,
    done,
    lineDone: line?.done ?? null,
    lineTotal: line?.total ?? null,
    endedAt: done === 1 ? new Date() : null,
  }));
  await db
    .insertInto("jobSteps")
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(["jobId", "step"]).doUpdateSet({
        weight: sql`excluded.weight`,
        done: sql`greatest(job_steps.done, excluded.done)`,
        endedAt: sql`coalesce(job_steps.ended_at, excluded.ended_at)`,
        lineDone: sql`greatest(job_steps.line_done, excluded.line_done)`,
        lineTotal: sql`coalesce(excluded.line_total, job_steps.line_total)`,
      }),
    )
    .execute();
}

function toStageStep(row: Selectable<Database["jobSteps"]>): StageStep {
  const { stage, weight, done, lineDone, lineTotal } = row;
  const line =
    lineDone === null || lineTotal === null ? undefined : { done: lineDone, total: lineTotal };
  return { stage, weight, done, line };
}
