import type { ImportRow, WaitingJob } from "@dubdeck/db";
import { AppError, type Plan, type Registration } from "@dubdeck/domain";
import type { Upload } from "@dubdeck/storage";
import {
  cancelWorkflow,
  startContactLead,
  startDub,
  startForgettingFiles,
  startImport,
  startRegistering,
} from "@dubdeck/workflows";
import { type Client, isGrpcServiceError, ServiceError } from "@temporalio/client";

/** Temporal answers within milliseconds; a request does not wait longer for it than this. */
const PATIENCE_MS = 3000;

const RETRY_AFTER_SECONDS = 5;
const STILL_CHECKING = "Your video is still being checked. Please try again in a moment.";

/** The durable work behind the api. Calls throw UNAVAILABLE while Temporal cannot be reached. */
export interface Pipeline {
  /** Starts a job's workflow; one that runs already is left alone. */
  startDub(job: WaitingJob, plan: Plan): Promise<void>;
  /** Starts an import's workflow; one that runs already is left alone. */
  startImport(row: ImportRow): Promise<void>;
  /**
   * Has the worker make an upload a video. Throws UNAVAILABLE when it does not answer in time; it
   * goes on meanwhile, and the next call waits for the same run.
   */
  registerVideo(upload: Upload, filename: string, timeoutMs: number): Promise<Registration>;
  /** Asks the workflow of a job or an import to stop; false when there is none, or none any more. */
  cancel(id: string): Promise<boolean>;
  /** Waits for such a workflow to end, however it ends, at most `timeoutMs`; then ends it by force. */
  end(id: string, timeoutMs: number): Promise<void>;
  /** Hands a stored lead over to be mailed. */
  startContactLead(leadId: string): Promise<void>;
  /** Sees to it that a removed account's files stay removed. */
  forgetFiles(userId: string): Promise<void>;
  check(): Promise<void>;
}

export function createPipeline(client: Client): Pipeline {
  const soon = <T>(work: () => Promise<T>): Promise<T> =>
    client.withDeadline(Date.now() + PATIENCE_MS, work).catch(reportOutage);

  return {
    startDub: (job, plan) => soon(() => startDub(client, job, plan)),
    startImport: ({ id: importId, userId, url }) =>
      soon(() => startImport(client, { importId, userId }, url)),
    startContactLead: (leadId) => soon(() => startContactLead(client, leadId)),
    forgetFiles: (userId) => soon(() => startForgettingFiles(client, userId)),
    cancel: (id) => soon(() => cancelWorkflow(client, id)),

    async registerVideo(upload, filename, timeoutMs) {
      const { result } = await soon(() => startRegistering(client, upload, filename));
      try {
        return await client.withDeadline(Date.now() + timeoutMs, result);
      } catch (error) {
        const options = { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS };
        throw new AppError("UNAVAILABLE", STILL_CHECKING, options);
      }
    },

    async end(id, timeoutMs) {
      const handle = client.workflow.getHandle(id);
      const ended = handle.result().then(
        () => true,
        () => true,
      );
      const { promise: late, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => resolve(false), timeoutMs);
      if (!(await Promise.race([ended, late]))) {
        await handle.terminate("The account was removed").catch(() => undefined);
      }
      clearTimeout(timer);
    },

    async check() {
      await soon(() => client.workflowService.getSystemInfo({}));
    },
  };
}

/** Answers such as "not found" have classes of their own and are no outages. */
function reportOutage(error: unknown): never {
  if (error instanceof ServiceError || isGrpcServiceError(error)) {
    const message = "Dubbing is not available right now. Please try again in a moment.";
    throw new AppError("UNAVAILABLE", message, { cause: error });
  }
  throw error;
}
