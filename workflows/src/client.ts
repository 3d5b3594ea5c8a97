import type { Plan, Registration } from "@dubdeck/domain";
import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
} from "@temporalio/client";
import { APPROVE } from "./messages.ts";
import type { ImportInput, MoveInput, UploadInput } from "./activities.ts";
import {
  contactLeadStart,
  deliverWebhookStart,
  dubVideoStart,
  forgetFilesStart,
  importVideoStart,
  moveFilesStart,
  registerVideoStart,
  reviseDubStart,
  type StoredDelivery,
  type StoredJob,
} from "./start-options.ts";

/** Starts a dub's or a revision's workflow; does nothing if it was started before. */
export const startDub = (client: Client, job: StoredJob, plan: Plan): Promise<void> =>
  onceOnly(() =>
    job.revisionOf === null
      ? client.workflow.start("dubVideo", dubVideoStart(job, plan))
      : client.workflow.start("reviseDub", reviseDubStart(job, plan)),
  );

/** Starts an import's workflow; does nothing if it was started before. */
export const startImport = (client: Client, input: ImportInput, url: string): Promise<void> =>
  onceOnly(() => client.workflow.start("importVideo", importVideoStart(input, url)));

/** Starts the workflow that mails a stored lead; does nothing if it was started before. */
export const startContactLead = (client: Client, leadId: string): Promise<void> =>
  onceOnly(() => client.workflow.start("contactLead", contactLeadStart(leadId)));

/** Starts moving an account's files to another region; does nothing while a move is running. */
export const startMove = (client: Client, move: MoveInput): Promise<void> =>
  onceOnly(() => client.workflow.start("moveFiles", moveFilesStart(move)));
/** Starts a webhook delivery's workflow; does nothing if this run of it was started before. */
export const startDelivery = (client: Client, delivery: StoredDelivery): Promise<void> =>
  onceOnly(() => client.workflow.start("deliverWebhook", deliverWebhookStart(delivery)));

/** Schedules another removal of a deleted account's files, one day from now. */
export const startForgettingFiles = (client: Client, userId: string): Promise<void> =>
  onceOnly(() => client.workflow.start("forgetFiles", forgetFilesStart(userId)));

/**
 * Starts registering an upload as a video; concurrent calls share one run.
 * @returns the run's id, and `result`, which waits for the outcome
 */
export async function startRegistering(client: Client, upload: UploadInput, filename: string) {
  const start = registerVideoStart(upload, filename);
  const handle = await client.workflow.start("registerVideo", start);
  return {
    runId: handle.firstExecutionRunId,
    result: handle.result.bind(handle) as () => Promise<Registration>,
  };
}

/** Requests cancellation of a job's or an import's workflow; returns false if none is running. */
export async function cancelWorkflow(client: Client, id: string): Promise<boolean> {
  try {
    await client.workflow.getHandle(id).cancel();
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}

/**
 * Approves the script of a dub that waits for review; returns false if it does not wait. A repeated
 * call is answered like the first.
 */
export async function approveReview(client: Client, jobId: string): Promise<boolean> {
  try {
    await client.workflow.getHandle(jobId).executeUpdate(APPROVE, { updateId: APPROVE });
    return true;
  } catch (error) {
    const refused =
      error instanceof WorkflowUpdateFailedError || error instanceof WorkflowNotFoundError;
    if (refused) return false;
    throw error;
  }
}

async function onceOnly(start: () => Promise<unknown>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}
