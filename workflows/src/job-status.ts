import { JOB_FAILURES, type JobFailureCode } from "@dubdeck/domain";
import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  proxyActivities,
} from "@temporalio/workflow";
import type { DubActivities, StatusInput } from "./activities.ts";
import { IO } from "./activity-options.ts";
import { JOB_OVER } from "./job-over.ts";
import { reportStatus } from "./tell.ts";

const io = proxyActivities<DubActivities>(IO);

/**
 * Runs a job from `processing` to `completed`, `failed` (with a failure code) or `canceled`.
 * Records the final status and removes intermediate files even if the workflow itself was
 * cancelled. A job that was ended from outside keeps its status.
 * @returns whether this run completed the job
 */
export async function withStatus(jobId: string, pipeline: () => Promise<void>): Promise<boolean> {
  try {
    await setStatus(jobId, "processing");
    await pipeline();
    await setStatus(jobId, "completed");
    return true;
  } catch (error) {
    if (failureType(error) === JOB_OVER) return false;
    await CancellationScope.nonCancellable(() =>
      isCancellation(error)
        ? setStatus(jobId, "canceled")
        : setStatus(jobId, "failed", failureCode(error)),
    );
    throw error;
  } finally {
    await CancellationScope.nonCancellable(() =>
      io.cleanUp.executeWithOptions({ ...IO, summary: "Remove intermediate files" }, [{ jobId }]),
    );
  }
}

/**
 * Records a status in Temporal UI and in the database; the activity also settles minutes and
 * notifies watchers.
 */
export async function setStatus(
  jobId: string,
  status: StatusInput["status"],
  failure?: JobFailureCode,
): Promise<void> {
  reportStatus(status);
  await io.setStatus.executeWithOptions({ ...IO, summary: `Job is ${status}` }, [
    { jobId, status, ...(failure && { failure }) },
  ]);
}

/** Returns the failure's type if it is a known failure code, otherwise INTERNAL. */
function failureCode(error: unknown): JobFailureCode {
  const type = failureType(error);
  return type && isJobFailure(type) ? type : "INTERNAL";
}

function failureType(error: unknown): string | null | undefined {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure ? cause.type : undefined;
}

const isJobFailure = (type: string): type is JobFailureCode => Object.hasOwn(JOB_FAILURES, type);
