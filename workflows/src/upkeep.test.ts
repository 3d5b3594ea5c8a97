import { ApplicationFailure } from "@temporalio/common";
import { expect, it } from "vitest";
import { TASK_QUEUES } from "./task-queues.ts";
import { startWorkflows } from "./testing/start-workflows.ts";

it("keeps sweeping, even after a failed sweep", async () => {
  const sweeps = [1, null, 2];
  const workflows = await startWorkflows({
    startQueuedJobs: async () => {
      const started = sweeps.shift();
      if (started == null) throw ApplicationFailure.nonRetryable("The database is away.");
      return { started };
    },
  });
  try {
    const ended = workflows.client.workflow.execute("sweepQueue", {
      workflowId: "sweeps",
      taskQueue: TASK_QUEUES.workflows,
      args: [{ times: 3, pause: "10 milliseconds" }],
    });
    expect(await ended).toEqual({ started: 3 });
    expect(sweeps).toEqual([]);
  } finally {
    await workflows.stop();
  }
}, 60_000);
