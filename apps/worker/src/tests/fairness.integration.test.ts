import { fileURLToPath } from "node:url";
import type { Plan } from "@dubdeck/domain";
import { createNamespace } from "@dubdeck/testing";
import { dubVideoStart } from "@dubdeck/workflows";
import { Client, Connection } from "@temporalio/client";
import { DefaultLogger, NativeConnection, Runtime, Worker } from "@temporalio/worker";
import { expect, inject, it } from "vitest";

const WORKFLOWS = fileURLToPath(new URL("../testing/one-activity.ts", import.meta.url));

it("gives every user a share of a queue according to their plan, however much is queued ahead", async () => {
  Runtime.install({ logger: new DefaultLogger("ERROR") });
  const address = inject("services").TEMPORAL_ADDRESS;
  const namespace = await createNamespace(address);
  const connection = await NativeConnection.connect({ address });
  const client = new Client({ connection: await Connection.connect({ address }), namespace });
  const shared = { connection, namespace };
  const workflows = await Worker.create({
    ...shared,
    taskQueue: "workflows",
    workflowsPath: WORKFLOWS,
  });
  const runningWorkflows = workflows.run();

  const order: string[] = [];
  const queue = async (userId: string, plan: Plan, count: number) => {
    const job = {
      userId,
      targetLanguage: "es",
      sourceLanguage: null,
      review: false,
      revisionOf: null,
      filename: "talk.mp4",
    } as const;
    return await Promise.all(
      Array.from({ length: count }, (_, i) => {
        const { workflowId, priority } = dubVideoStart({ ...job, id: `${userId}${i}` }, plan);
        const start = { workflowId, priority, taskQueue: "workflows", args: [userId] };
        return client.workflow.start("oneActivity", start);
      }),
    );
  };
  const crowd = await queue("crowd", "starter", 40);
  await untilQueued(crowd);
  const late = await queue("late", "starter", 1);
  const paying = await queue("paying", "enterprise", 10);
  await untilQueued([...late, ...paying]);

  const activities = await Worker.create({
    ...shared,
    taskQueue: "work",
    maxConcurrentActivityTaskExecutions: 1,
    activities: { work: async (user: string) => void order.push(user) },
  });
  const runningActivities = activities.run();
  await Promise.all([...crowd, ...late, ...paying].map((handle) => handle.result()));
  for (const worker of [workflows, activities]) worker.shutdown();
  await Promise.all([runningWorkflows, runningActivities]);
  await Promise.all([client.connection.close(), connection.close()]);

  // In order of arrival, these would be the last 11 of 51.
  expect(order.indexOf("late")).toBeLessThan(15);
  expect(order.lastIndexOf("paying")).toBeLessThan(15);
});

type Handle = Awaited<ReturnType<Client["workflow"]["start"]>>;

async function untilQueued(handles: readonly Handle[]): Promise<void> {
  for (const handle of handles) {
    const pending = async () => (await handle.describe()).raw.pendingActivities?.length;
    await expect.poll(pending, { interval: 20 }).toBe(1);
  }
}
