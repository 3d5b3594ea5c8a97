import { type DeliveryAttempt, WEBHOOK_DISABLED, type WebhookEvent } from "@dubdeck/domain";
import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import { seedUser } from "../testing/seed.ts";
import {
  deleteWebhook,
  insertDeliveries,
  insertTestDelivery,
  insertWebhook,
  joinGoogle,
  recordAttempt,
  resendDelivery,
  selectDeliveries,
  selectWebhook,
  startPendingDeliveries,
  updateWebhook,
} from "../index.ts";

const test = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = test;
afterAll(() => test.drop());

const type: WebhookEvent = "job.completed";

async function setUp() {
  const { id: userId } = await seedUser(db, "enterprise");
  const added = { userId, url: "https://a.example/", events: [type], description: "", secret: "s" };
  const { id: webhookId } = await insertWebhook(db, added);
  const emit = () =>
    db.transaction().execute((trx) => insertDeliveries(trx, { userId, type, data: { n: 1 } }));
  const log = async () => (await selectDeliveries(db, userId, { limit: 20, webhookId })).items;
  return {
    userId,
    webhookId,
    emit,
    log,
    newest: async () => (await log())[0]?.id ?? "",
    webhook: () => selectWebhook(db, userId, webhookId),
    pending: () => startPendingDeliveries(db, userId, async () => undefined),
  };
}

const attempt = (status: number): DeliveryAttempt => {
  const at = new Date().toISOString();
  return { at, status, latencyMs: 1, error: status < 300 ? null : "failed", response: "" };
};
const record = (
  deliveryId: string,
  outcome: Parameters<typeof recordAttempt>[1]["outcome"],
  run = 1,
) => {
  const logged = attempt(outcome === "delivered" ? 204 : 500);
  return recordAttempt(db, { deliveryId, run, attempt: logged, outcome, nextAttemptAt: null });
};

it("disables a webhook once nothing has reached it since an exhausted delivery's event", async () => {
  const { emit, newest, webhook } = await setUp();
  await emit();
  expect(await record(await newest(), "exhausted")).toEqual({ disabled: true });
  expect(await webhook()).toMatchObject({
    enabled: false,
    disabledReason: WEBHOOK_DISABLED.FAILING,
  });
});

it("keeps a webhook that has accepted a later event, or only refused a test", async () => {
  const { userId, webhookId, emit, newest, webhook } = await setUp();
  await emit();
  const old = await newest();
  await emit();
  await record(await newest(), "delivered");
  expect(await record(old, "exhausted")).toEqual({ disabled: false });
  const tested = await insertTestDelivery(db, { webhookId, userId });
  expect(await record(tested, "exhausted")).toEqual({ disabled: false });
  expect(await webhook()).toMatchObject({ enabled: true });
});

it("ignores attempts of an earlier run and of an ended delivery", async () => {
  const { userId, webhookId, emit, newest, log } = await setUp();
  await emit();
  const id = await newest();
  await resendDelivery(db, { userId, webhookId, id });
  await record(id, "gone", 1);
  expect(await log()).toMatchObject([{ state: "pending", attempts: [] }]);
  await record(id, "delivered", 2);
  await record(id, "exhausted", 2);
  expect(await log()).toMatchObject([{ state: "delivered", attempts: [{ status: 204 }] }]);
});

it("keeps the newest fifty attempts", async () => {
  const { emit, newest, log } = await setUp();
  await emit();
  const id = await newest();
  for (let i = 0; i < 52; i++) await record(id, "retry");
  expect((await log())[0]?.attempts).toHaveLength(50);
});

it("starts a delivery that is resent while its first run is being started", async () => {
  const { userId, webhookId, emit, newest } = await setUp();
  await emit();
  const id = await newest();
  const runs: number[] = [];
  const start = () =>
    startPendingDeliveries(db, userId, async ({ run }) => {
      runs.push(run);
      if (run === 1) await resendDelivery(db, { userId, webhookId, id });
    });
  expect([await start(), await start(), await start()]).toEqual([1, 1, 0]);
  expect(runs).toEqual([1, 2]);
});

it("keeps what could not be started", async () => {
  const { userId, emit, pending } = await setUp();
  await emit();
  const failed = startPendingDeliveries(db, userId, () => Promise.reject(new Error("away")));
  await expect(failed).rejects.toThrow("1 of 1 deliveries were not started");
  expect(await pending()).toBe(1);
  expect(await pending()).toBe(0);
});

it("stores nothing for disabled and removed webhooks, and lets the change commit", async () => {
  const { userId, webhookId, emit, log } = await setUp();
  await updateWebhook(db, userId, webhookId, { enabled: false });
  await emit();
  expect(await log()).toEqual([]);
  await updateWebhook(db, userId, webhookId, { enabled: true });
  await Promise.all([emit(), deleteWebhook(db, userId, webhookId)]);
  expect(await log()).toEqual([]);
});

it("is removed when the address's owner joins Google, since a stranger may have added it", async () => {
  const { userId, webhook } = await setUp();
  await joinGoogle(db, userId, "google-id");
  expect(await webhook()).toBeUndefined();
});
