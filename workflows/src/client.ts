import type { Plan, Registration } from "@dubdeck/domain";
import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
} from "@temporalio/client";
import type { ImportInput, UploadInput } from "./activities.ts";
import {
  contactLeadStart,
  dubVideoStart,
  forgetFilesStart,
  importVideoStart,
  registerVideoStart,
  type StoredJob,
} from "./start-options.ts";

/** Starts a job's workflow; one that runs already, or has run, is left alone. */
export const startDub = (client: Client, job: StoredJob, plan: Plan): Promise<void> =>
  onceOnly(() => client.workflow.start("dubVideo", dubVideoStart(job, plan)));

/** Starts an import's workflow; one that runs already, or has run, is left alone. */
export const startImport = (client: Client, input: ImportInput, url: string): Promise<void> =>
  onceOnly(() => client.workflow.start("importVideo", importVideoStart(input, url)));

/** Starts mailing a stored lead; one that is being mailed already is left alone. */
export const startContactLead = (client: Client, leadId: string): Promise<void> =>
  onceOnly(() => client.workflow.start("contactLead", contactLeadStart(leadId)));

/** Starts the day after which a removed account's files are removed once more. */
export const startForgettingFiles = (client: Client, userId: string): Promise<void> =>
  onceOnly(() => client.workflow.start("forgetFiles", forgetFilesStart(userId)));

/**
 * Starts making an upload a video; calls at the same time share one run.
 * @returns the run's id, and a way to wait for what became of the upload
 */
export async function startRegistering(client: Client, upload: UploadInput, filename: string) {
  const start = registerVideoStart(upload, filename);
  const handle = await client.workflow.start("registerVideo", start);
  return {
    runId: handle.firstExecutionRunId,
    result: handle.result.bind(handle) as () => Promise<Registration>,
  };
}

/** Asks the workflow of a job or an import to stop; false when there is none that runs. */
export async function cancelWorkflow(client: Client, id: string): Promise<boolean> {
  try {
    await client.workflow.getHandle(id).cancel();
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
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
