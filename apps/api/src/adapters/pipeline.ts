import type { ImportRow, Move, PendingDelivery, WaitingJob } from "@dubdeck/db";
import { AppError, type Plan, type Registration } from "@dubdeck/domain";
import type { Upload } from "@dubdeck/storage";
import {
  approveReview,
  cancelWorkflow,
  type AlternativeKind,
  type Answer,
  type Asker,
  type DraftFile,
  type LineInput,
  type RecordingInput,
  startContactLead,
  startDelivery,
  startDraft,
  startDub,
  startForgettingFiles,
  startImport,
  startMove,
  startRegistering,
  startSuggesting,
  startTakingRecording,
} from "@dubdeck/workflows";
import {
  type Client,
  isGrpcServiceError,
  ServiceError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from "@temporalio/client";

/** Longest wait for Temporal, which normally answers within milliseconds. */
const DEADLINE_MS = 3000;

const RETRY_AFTER_SECONDS = 5;
const STILL_CHECKING = "Your video is still being checked. Please try again in a moment.";

/** How long a user of the studio waits: below the usual 60 s timeout of browsers and proxies. */
const STUDIO = {
  timeoutMs: 50_000,
  late: "This takes longer than usual. Please try again in a moment.",
} as const;

/** Starts and stops Temporal workflows. Calls throw UNAVAILABLE while Temporal is unreachable. */
export interface Pipeline {
  /** Starts a job's workflow unless it is already running. */
  startDub(job: WaitingJob, plan: Plan): Promise<void>;
  /** Starts an import's workflow unless it is already running. */
  startImport(row: ImportRow): Promise<void>;
  /**
   * Asks the worker to create a video from an upload. Throws UNAVAILABLE after `timeoutMs`; the
   * workflow keeps running, and the next call waits for the same run.
   */
  registerVideo(upload: Upload, filename: string, timeoutMs: number): Promise<Registration>;
  /**
   * Asks a worker to speak a line of a dub's script. Throws UNAVAILABLE after a deadline; the next
   * call with the same hash waits for the same run, as for the two below.
   */
  draftLine(input: LineInput, asker: Asker): Promise<Answer<DraftFile>>;
  /** Asks a worker for other translations of a line. */
  suggestTexts(
    input: LineInput & { readonly kind: AlternativeKind },
    asker: Asker,
  ): Promise<Answer<{ readonly texts: string[] }>>;
  /** Asks a worker to check and store a recording. */
  takeRecording(
    input: RecordingInput,
    asker: Asker,
  ): Promise<Answer<{ readonly key: string; readonly ms: number }>>;
  /** Asks a job's or an import's workflow to stop; false if none is running. */
  cancel(id: string): Promise<boolean>;
  /** Approves the script of a dub that waits for review; false if it does not wait. */
  approve(jobId: string): Promise<boolean>;
  /** Waits up to `timeoutMs` for a workflow to end, whatever its outcome, then terminates it. */
  end(id: string, timeoutMs: number): Promise<void>;
  /** Starts the workflow that mails a stored lead. */
  startContactLead(leadId: string): Promise<void>;
  /** Starts the workflow that sends a webhook delivery, unless it was started before. */
  startDelivery(delivery: PendingDelivery): Promise<void>;
  /** Schedules another deletion of a removed account's files in a day, for late uploads. */
  forgetFiles(userId: string): Promise<void>;
  /** Starts moving an account's files to another region, unless a move is running. */
  startMove(move: Move): Promise<void>;
  /** Checks that Temporal is reachable. */
  check(): Promise<void>;
}

/** Creates the pipeline on a Temporal client. */
export function createPipeline(client: Client): Pipeline {
  const withDeadline = <T>(work: () => Promise<T>): Promise<T> =>
    client.withDeadline(Date.now() + DEADLINE_MS, work).catch(reportOutage);

  /** Waits for a workflow's result. Throws UNAVAILABLE with the message when it takes too long. */
  async function answerOf<T>(
    start: () => Promise<{ readonly result: () => Promise<T> }>,
    { timeoutMs, late }: { readonly timeoutMs: number; readonly late: string },
  ): Promise<T> {
    const { result } = await withDeadline(start);
    try {
      return await client.withDeadline(Date.now() + timeoutMs, result);
    } catch (error) {
      const options = { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS };
      throw new AppError("UNAVAILABLE", late, options);
    }
  }

  return {
    startDub: (job, plan) => withDeadline(() => startDub(client, job, plan)),
    startImport: ({ id: importId, userId, url }) =>
      withDeadline(() => startImport(client, { importId, userId }, url)),
    startContactLead: (leadId) => withDeadline(() => startContactLead(client, leadId)),
    startMove: (move) => withDeadline(() => startMove(client, move)),
    startDelivery: (delivery) => withDeadline(() => startDelivery(client, delivery)),
    forgetFiles: (userId) => withDeadline(() => startForgettingFiles(client, userId)),
    approve: (jobId) => withDeadline(() => approveReview(client, jobId)),
    cancel: (id) => withDeadline(() => cancelWorkflow(client, id)),

    registerVideo: (upload, filename, timeoutMs) =>
      answerOf(() => startRegistering(client, upload, filename), {
        timeoutMs,
        late: STILL_CHECKING,
      }),
    draftLine: (input, asker) => answerOf(() => startDraft(client, input, asker), STUDIO),
    suggestTexts: (input, asker) => answerOf(() => startSuggesting(client, input, asker), STUDIO),
    takeRecording: (input, asker) =>
      answerOf(() => startTakingRecording(client, input, asker), STUDIO),

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
      await withDeadline(() => client.workflowService.getSystemInfo({}));
    },
  };
}

/** Errors such as "not found" have their own classes and do not count as outages. */
function reportOutage(error: unknown): never {
  const isOutage =
    error instanceof ServiceError ||
    error instanceof WorkflowUpdateRPCTimeoutOrCancelledError ||
    isGrpcServiceError(error);
  if (isOutage) {
    const message = "Dubbing is not available right now. Please try again in a moment.";
    throw new AppError("UNAVAILABLE", message, { cause: error });
  }
  throw error;
}
