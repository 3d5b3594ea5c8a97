import { selectJobContext, type JobRow, type VideoRow } from "@dubdeck/db";
import { isFinished, type Plan } from "@dubdeck/domain";
import { jobKeys, type JobKeys } from "@dubdeck/storage";
import { JOB_OVER } from "@dubdeck/workflows";
import { ApplicationFailure, Context } from "@temporalio/activity";
import type { Deps } from "./deps.ts";
import { finalFailure } from "./temporal/failures.ts";

/** A job with everything its activities need. */
export interface OpenJob extends JobRow {
  readonly video: VideoRow;
  readonly plan: Plan;
  readonly keys: JobKeys;
  /** Aborts when the job is cancelled or the worker shuts down. */
  readonly signal: AbortSignal;
  /** Returns a presigned URL, so that ffmpeg streams the source instead of copying it. */
  readonly sourceUrl: () => Promise<string>;
}

/**
 * Loads the job of the running activity.
 * @throws ApplicationFailure (non-retryable): SOURCE_GONE if the job was deleted, JOB_OVER if it
 * has ended
 */
export async function openJob({ db, storage }: Deps, jobId: string): Promise<OpenJob> {
  const found = await selectJobContext(db, jobId);
  if (!found) throw finalFailure("SOURCE_GONE");
  const { job, video, plan } = found;
  if (isFinished(job.status)) {
    throw ApplicationFailure.nonRetryable(`The job is ${job.status} already`, JOB_OVER);
  }
  return {
    ...job,
    video,
    plan,
    keys: jobKeys(job.userId, job.id),
    signal: Context.current().cancellationSignal,
    sourceUrl: () => storage.presignGet(video.sourceKey, { internal: true }),
  };
}
