import { selectJobContext, type JobPatch, transitionJob } from "@dubdeck/db";
import { BUSY_STATUSES, JOB_FAILURES } from "@dubdeck/domain";
import { jobKeys } from "@dubdeck/storage";
import type { DubActivities, StatusInput } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { startDeliveriesOf } from "../upkeep/start-deliveries-of.ts";
import { startJobsOf } from "../upkeep/start-jobs-of.ts";

/**
 * Moves the job to a state, settles its minutes and notifies its watchers and webhooks. A repeated
 * call emits the event again, since the first may have been lost; a late call changes nothing. When
 * a job ends or waits for review, starts its owner's next ones.
 */
export const setStatus =
  (deps: Deps): DubActivities["setStatus"] =>
  async (input) => {
    const { db, storage, watchers } = deps;
    const { jobId, status } = input;
    const found = await selectJobContext(db, jobId);
    if (!found) return;
    const keys = jobKeys(found.job.userId, jobId);
    const moved = await transitionJob(db, jobId, status, patchFor(input, keys));
    const now = moved ?? found.job;
    if (now.status !== status) return;

    watchers.status(jobId, status);
    if (status === "preview_ready")
      watchers.previewReady(jobId, await storage.presignGet(keys.preview));
    if (status === "completed") watchers.completed(jobId, await storage.presignGet(keys.output));
    if (status === "failed") watchers.failed(jobId, now.error ?? JOB_FAILURES.INTERNAL);
    await startDeliveriesOf(deps, found.job.userId);
    if (!BUSY_STATUSES.includes(status)) await startJobsOf(deps, found.job.userId);
  };

function patchFor(
  { status, failure = "INTERNAL" }: StatusInput,
  keys: ReturnType<typeof jobKeys>,
): JobPatch {
  if (status === "preview_ready") return { previewKey: keys.preview };
  if (status === "completed") return { previewKey: keys.preview, outputKey: keys.output };
  if (status === "failed") return { failureCode: failure, error: JOB_FAILURES[failure] };
  return {};
}
