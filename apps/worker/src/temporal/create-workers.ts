import { TASK_QUEUES } from "@dubdeck/workflows";
import { type NativeConnection, Worker, type WorkerOptions } from "@temporalio/worker";
import { createActivities } from "../activities/create-activities.ts";
import type { Deps } from "../deps.ts";
import { failureInterceptor } from "./failures.ts";
import { heartbeatInterceptor } from "./with-heartbeats.ts";

/**
 * Concurrent activities per queue: ffmpeg and the engines each use a full core; downloads,
 * webhooks and writes do not.
 */
const SLOTS = {
  io: 20,
  cpu: 2,
  model: 3,
  fetch: 4,
  ingest: 2,
  webhook: 20,
  studio: 4,
} as const;

/** Time that running activities get to finish on SIGTERM. */
const SHUTDOWN_GRACE = "5 seconds";

/**
 * How long a workflow waits for the worker that has it cached before another worker replays it. A
 * live worker answers within milliseconds.
 */
const STICKY_TIMEOUT = "500 milliseconds";

/** Creates a worker for the workflows and one for each activity queue. */
export async function createWorkers(
  deps: Deps,
  connection: NativeConnection,
  { namespace, workflowBundle }: Pick<WorkerOptions, "namespace" | "workflowBundle">,
): Promise<Worker[]> {
  const shared = { connection, namespace, shutdownGraceTime: SHUTDOWN_GRACE };
  const activities = { ...createActivities(deps) };
  const forActivities = (kind: keyof typeof SLOTS): Promise<Worker> =>
    Worker.create({
      ...shared,
      activities,
      taskQueue: TASK_QUEUES[kind],
      maxConcurrentActivityTaskExecutions: SLOTS[kind],
      // Send every heartbeat: cancellation arrives in the reply, and a missing one means the worker
      // died.
      maxHeartbeatThrottleInterval: "500 milliseconds",
      interceptors: {
        activity: [
          () => ({ inbound: failureInterceptor }),
          ...(kind === "io" || kind === "webhook"
            ? [() => ({ inbound: heartbeatInterceptor })]
            : []),
        ],
      },
    });

  return await Promise.all([
    Worker.create({
      ...shared,
      workflowBundle,
      taskQueue: TASK_QUEUES.workflows,
      stickyQueueScheduleToStartTimeout: STICKY_TIMEOUT,
    }),
    forActivities("io"),
    forActivities("cpu"),
    forActivities("model"),
    forActivities("fetch"),
    forActivities("ingest"),
    forActivities("webhook"),
    forActivities("studio"),
  ]);
}
