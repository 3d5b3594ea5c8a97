import { randomUUID } from "node:crypto";
import { Client, Connection } from "@temporalio/client";
import { afterAll, expect, inject, it } from "vitest";
import { historyOf } from "./history-of.ts";

const connection = await Connection.connect({ address: inject("services").TEMPORAL_ADDRESS });
afterAll(() => connection.close());

it("reads a history from the server without Temporal's command-line tool", async () => {
  const { workflow } = new Client({ connection });
  const workflowId = `recorded-${randomUUID()}`;
  const handle = await workflow.start("dubVideo", { workflowId, taskQueue: workflowId });
  await handle.terminate();
  const { events } = JSON.parse(await historyOf(new Client({ connection }), workflowId)) as {
    events: { eventType: string }[];
  };
  const types = events.map(({ eventType }) => eventType);
  expect(types[0]).toBe("EVENT_TYPE_WORKFLOW_EXECUTION_STARTED");
  expect(types.at(-1)).toBe("EVENT_TYPE_WORKFLOW_EXECUTION_TERMINATED");
});
