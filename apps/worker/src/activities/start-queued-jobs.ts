import { findJobsToStart, findUser, markWorkflowStarted, toUser } from "@dubdeck/db";
import { dubVideoStart, type UpkeepActivities } from "@dubdeck/workflows";
import { WorkflowExecutionAlreadyStartedError } from "@temporalio/client";
import type { Deps } from "../deps.ts";

/** Starts the workflows of jobs that were accepted while Temporal could not be reached. */
export const startQueuedJobs =
  ({ db, temporal, log }: Deps): UpkeepActivities["startQueuedJobs"] =>
  async () => {
    const jobs = await findJobsToStart(db);
    for (const { id: jobId, userId, targetLanguage, sourceLanguage } of jobs) {
      const user = await findUser(db, userId);
      if (!user) continue;
      const input = { jobId, userId, plan: toUser(user).plan, targetLanguage };
      const start = dubVideoStart({ ...input, ...(sourceLanguage && { sourceLanguage }) });
      await temporal.workflow.start("dubVideo", start).catch((error: unknown) => {
        if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
      });
      await markWorkflowStarted(db, jobId);
      log.info({ jobId }, "started a job that was left waiting");
    }
    return { started: jobs.length };
  };
