import { selectJobContext, transitionJob } from "@dubdeck/db";
import { AppError, isFinished } from "@dubdeck/domain";
import { cancelWorkflow } from "@dubdeck/workflows";
import { type AdminCommand, jobIdOf } from "./admin-command.ts";

/** Cancels a job; its minutes are refunded unless its preview was ready. */
export const cancelJob: AdminCommand = async ({ db, temporal }, args, dryRun) => {
  const jobId = jobIdOf(args, 0);
  const found = await selectJobContext(db, jobId);
  if (!found) throw new AppError("NOT_FOUND", `There is no job ${jobId}.`);
  const { status } = found.job;
  if (isFinished(status)) return `Job ${jobId} is ${status} already.`;
  if (dryRun) return `Would cancel job ${jobId}, which is ${status}.`;
  const stopping = await cancelWorkflow(await temporal(), jobId);
  // Without a workflow, because it never started or is gone, the job is ended here.
  if (!stopping) await transitionJob(db, jobId, "canceled");
  return `Cancelled job ${jobId}.`;
};
