import { randomUUID } from "node:crypto";
import { ApplicationFailure } from "@temporalio/common";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SendWebhookInput, WebhookActivities } from "./activities.ts";
import { RETRY_PAUSES_MS } from "./delivery-schedule.ts";
import { TASK_QUEUES } from "./task-queues.ts";
import { type RunningWorkflows, startWorkflows } from "./testing/start-workflows.ts";

type Sent = Awaited<ReturnType<WebhookActivities["sendWebhook"]>>;
const FAILED: Sent = { retry: true, disabled: null };
const ENDED: Sent = { retry: false, disabled: null };

/** Results of the attempts to come, by delivery. */
const answers = new Map<string, (Sent | Error)[]>();
const calls = new Map<string, SendWebhookInput[]>();
const mailed: string[] = [];
let mails = true;
let workflows: RunningWorkflows;

beforeAll(async () => {
  workflows = await startWorkflows({
    sendWebhook: async (input: SendWebhookInput) => {
      calls.set(input.deliveryId, [...(calls.get(input.deliveryId) ?? []), input]);
      const answer = answers.get(input.deliveryId)?.shift() ?? ENDED;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    mailWebhookDisabled: async ({ webhookId }: { webhookId: string }) => {
      if (!mails) throw ApplicationFailure.nonRetryable("The mail server is away.");
      mailed.push(webhookId);
      return { mailed: true };
    },
  });
}, 60_000);
afterAll(() => workflows.stop());

/** Delivers with these results; returns `retryInMs` of every attempt. */
async function deliver(results: (Sent | Error)[], pausesMs: readonly number[]) {
  const deliveryId = randomUUID();
  answers.set(deliveryId, results);
  await workflows.client.workflow.execute("deliverWebhook", {
    workflowId: `webhook-${deliveryId}-1`,
    taskQueue: TASK_QUEUES.workflows,
    args: [{ deliveryId, run: 1, pausesMs }],
  });
  return (calls.get(deliveryId) ?? []).map(({ retryInMs }) => retryInMs);
}

it("retries ten times at most, with growing pauses, within three days", () => {
  expect(RETRY_PAUSES_MS).toHaveLength(9);
  expect(RETRY_PAUSES_MS.toSorted((a, b) => a - b)).toEqual(RETRY_PAUSES_MS);
  const days = RETRY_PAUSES_MS.reduce((sum, pause) => sum + pause) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThanOrEqual(3);
});

it("sends once if the webhook accepts it", async () => {
  expect(await deliver([ENDED], [5, 10])).toEqual([5]);
});

it("retries after each pause until the webhook accepts it", async () => {
  expect(await deliver([FAILED, FAILED, ENDED], [5, 10, 20])).toEqual([5, 10, 20]);
});

it("tells the last attempt that it is the last", async () => {
  expect(await deliver([FAILED, FAILED, FAILED], [5, 10])).toEqual([5, 10, null]);
});

it("sends a test only once", async () => {
  expect(await deliver([FAILED], [])).toEqual([null]);
});

it("repeats an attempt that failed on our side, without using up a pause", async () => {
  expect(await deliver([new Error("The database is away."), FAILED, ENDED], [5])).toEqual([
    5,
    5,
    null,
  ]);
});

it("mails the owner if the webhook was disabled, and ends even if that fails", async () => {
  const gone = { retry: false, disabled: "gone" };
  await deliver([gone], [5]);
  expect(mailed).toEqual(["gone"]);
  mails = false;
  expect(await deliver([gone], [5])).toEqual([5]);
  expect(mailed).toEqual(["gone"]);
});
