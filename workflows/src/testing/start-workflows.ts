import { join } from "node:path";
import { dataPaths, findTemporal, readEnvironment } from "@dubdeck/stack";
import type { Client } from "@temporalio/client";
import { TestWorkflowEnvironment } from "@temporalio/testing";
import { bundleWorkflowCode, DefaultLogger, Runtime, Worker } from "@temporalio/worker";
import { SEARCH_ATTRIBUTES } from "../search-attributes.ts";
import { TASK_QUEUES } from "../task-queues.ts";

export interface RunningWorkflows {
  readonly client: Client;
  stop(): Promise<void>;
}

/**
 * Starts a separate Temporal server, with workers that run these activities on the queues that the tests use.
 */
export async function startWorkflows(activities: object): Promise<RunningWorkflows> {
  // Activities fail on purpose here.
  const logger = new DefaultLogger("ERROR");
  Runtime.install({ logger });
  const path = await findTemporal(dataPaths(readEnvironment().DATA_DIR));
  if (!path) throw new Error("The Temporal CLI is missing. Run `npm run setup`.");
  const workflowsPath = join(import.meta.dirname, "..", "workflows.ts");
  const [environment, workflowBundle] = await Promise.all([
    TestWorkflowEnvironment.createLocal({
      server: {
        executable: { type: "existing-path", path },
        searchAttributes: Object.values(SEARCH_ATTRIBUTES),
      },
    }),
    bundleWorkflowCode({ workflowsPath, logger }),
  ]);
  const { client, nativeConnection: connection } = environment;
  const { workflows, io, cpu, model, webhook } = TASK_QUEUES;
  const workers = await Promise.all([
    Worker.create({ connection, taskQueue: workflows, workflowBundle }),
    ...[io, cpu, model, webhook].map((taskQueue) =>
      // Cancellation arrives in the reply to a heartbeat, so send them often.
      Worker.create({ connection, taskQueue, activities, maxHeartbeatThrottleInterval: 100 }),
    ),
  ]);
  const running = workers.map((worker) => worker.run());
  return {
    client,
    async stop() {
      for (const worker of workers) worker.shutdown();
      await Promise.all(running);
      await environment.teardown();
    },
  };
}
