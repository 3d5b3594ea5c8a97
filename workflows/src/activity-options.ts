import { ActivityCancellationType, type ActivityOptions } from "@temporalio/workflow";
import { TASK_QUEUES } from "./task-queues.ts";

// Without this the server uses TRY_CANCEL, but a cancelled job must wait until its child processes
// are gone.
const cancellationType = ActivityCancellationType.WAIT_CANCELLATION_COMPLETED;

/**
 * Activities send a heartbeat twice a second; after this long without one, the worker is presumed
 * dead. Its replacement has started by then.
 */
const HEARTBEAT_TIMEOUT = "2 seconds";

/**
 * Options for long ffmpeg work. A worker that shuts down or crashes also uses up an attempt, so
 * there are more attempts than an ffmpeg failure is given: the worker fails the job earlier if
 * ffmpeg keeps failing on its input.
 */
export const CPU: ActivityOptions = {
  taskQueue: TASK_QUEUES.cpu,
  cancellationType,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  startToCloseTimeout: "10 minutes",
  retry: {
    initialInterval: "500 milliseconds",
    maximumInterval: "30 seconds",
    maximumAttempts: 10,
  },
};

/**
 * Options for speech engines, which restart and limit their callers: many attempts with growing
 * pauses. Most of the attempts are for rate limits; the worker fails the job earlier on other
 * repeated failures.
 */
export const MODEL: ActivityOptions = {
  taskQueue: TASK_QUEUES.model,
  cancellationType,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  startToCloseTimeout: "10 minutes",
  retry: { initialInterval: "500 milliseconds", maximumInterval: "1 minute", maximumAttempts: 40 },
};

/** Options for probing an upload while its owner waits. */
export const INGEST: ActivityOptions = {
  taskQueue: TASK_QUEUES.ingest,
  cancellationType,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  startToCloseTimeout: "2 minutes",
  retry: { initialInterval: "500 milliseconds", maximumInterval: "5 seconds", maximumAttempts: 4 },
};

/** Options for what a user of the studio waits for. */
export const STUDIO: ActivityOptions = { ...INGEST, taskQueue: TASK_QUEUES.studio };

/** Options for fetching links: sites can be slow or down for a while. A bad link is not retried. */
export const FETCH: ActivityOptions = {
  taskQueue: TASK_QUEUES.fetch,
  cancellationType,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  startToCloseTimeout: "40 minutes",
  retry: { initialInterval: "2 seconds", maximumInterval: "30 seconds", maximumAttempts: 3 },
};

/**
 * Options for sending webhooks, on a separate queue since slow receivers hold it for seconds. The
 * workflow repeats failed requests; these retries are for our own failures.
 */
export const WEBHOOK: ActivityOptions = {
  taskQueue: TASK_QUEUES.webhook,
  cancellationType,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  startToCloseTimeout: "30 seconds",
  retry: { initialInterval: "500 milliseconds", maximumInterval: "30 seconds" },
};

/** Options for short writes that must eventually succeed: retried without limit. */
export const IO: ActivityOptions = {
  taskQueue: TASK_QUEUES.io,
  cancellationType,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  startToCloseTimeout: "30 seconds",
  retry: { initialInterval: "500 milliseconds", maximumInterval: "30 seconds" },
};

/** Retries of a mail, for about an hour; a later mail is of little use. */
export const MAIL_RETRY = { maximumInterval: "10 minutes", maximumAttempts: 15 } as const;

/**
 * Returns the timeout in ms for processing `lengthMs` of media at up to `secondsPerSecond` seconds
 * of work per second of media, plus a minute for work that does not depend on the length.
 */
export function timeoutFor(lengthMs: number, secondsPerSecond: number): number {
  return 60_000 + lengthMs * secondsPerSecond;
}
