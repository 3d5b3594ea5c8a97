import { ActivityCancellationType, type ActivityOptions } from "@temporalio/workflow";
import { TASK_QUEUES } from "./task-queues.ts";

// The SDK sends this enum unset unless it is named, and unset means TRY_CANCEL:
// a cancelled job must wait until its child processes are gone.
const cancellationType = ActivityCancellationType.WAIT_CANCELLATION_COMPLETED;

/**
 * Activities beat twice a second; a worker that is silent for so long is gone. The worker that
 * takes its place has started by then.
 */
const HEARTBEAT_TIMEOUT = "2 seconds";

/**
 * Long work on ffmpeg. A worker that shuts down or crashes takes an attempt as well, so there are
 * more of them than ffmpeg itself is given (the worker ends a job for whose input it fails again
 * and again).
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
 * Speech engines come and go and limit their callers: patient, with a growing pause. Most of the
 * attempts are for limits; the worker ends a job whose engine fails otherwise again and again.
 */
export const MODEL: ActivityOptions = {
  taskQueue: TASK_QUEUES.model,
  cancellationType,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  startToCloseTimeout: "10 minutes",
  retry: { initialInterval: "500 milliseconds", maximumInterval: "1 minute", maximumAttempts: 40 },
};

/** Probing an upload while somebody waits: a few at once, however many are registered. */
export const INGEST: ActivityOptions = {
  taskQueue: TASK_QUEUES.ingest,
  cancellationType,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  startToCloseTimeout: "2 minutes",
  retry: { initialInterval: "500 milliseconds", maximumInterval: "5 seconds", maximumAttempts: 4 },
};

/** Sites are slow or down at times; a link that is bad is not tried again. */
export const FETCH: ActivityOptions = {
  taskQueue: TASK_QUEUES.fetch,
  cancellationType,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  startToCloseTimeout: "40 minutes",
  retry: { initialInterval: "2 seconds", maximumInterval: "30 seconds", maximumAttempts: 3 },
};

/** Short writes that must happen in the end: never given up. */
export const IO: ActivityOptions = {
  taskQueue: TASK_QUEUES.io,
  cancellationType,
  heartbeatTimeout: HEARTBEAT_TIMEOUT,
  startToCloseTimeout: "30 seconds",
  retry: { initialInterval: "500 milliseconds", maximumInterval: "30 seconds" },
};

/**
 * The longest honest attempt at `lengthMs` of media when one second of it takes up to
 * `secondsPerSecond` of work, plus a minute for what does not depend on the length.
 */
export function timeoutFor(lengthMs: number, secondsPerSecond: number): number {
  return 60_000 + lengthMs * secondsPerSecond;
}
