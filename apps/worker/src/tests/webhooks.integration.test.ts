import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  deleteUser,
  insertJobs,
  insertTestDelivery,
  insertUser,
  insertVideo,
  insertWebhook,
  resendDelivery,
  selectDeliveries,
  selectWebhook,
  transitionJob,
  updateEmailVerified,
  updateWebhookSecret,
} from "@dubdeck/db";
import { type Plan, WEBHOOK_DISABLED, type WebhookEvent } from "@dubdeck/domain";
import type { Mail } from "@dubdeck/mail";
import { createNamespace, createTestDatabase } from "@dubdeck/testing";
import { DefaultLogger, NativeConnection, Runtime } from "@temporalio/worker";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { setStatus } from "../activities/set-status.ts";
import { startQueuedJobs } from "../activities/start-queued-jobs.ts";
import { createDeps } from "../create-deps.ts";
import { readEnv } from "../env.ts";
import { createWorkers } from "../temporal/create-workers.ts";
import { workflowBundle } from "../temporal/workflow-bundle.ts";
import { PRIVATE, SITE } from "../testing/video-site.ts";
import { startReceiver } from "../testing/webhook-receiver.ts";
import { startDeliveriesOf } from "../upkeep/start-deliveries-of.ts";
import { createWebhookPoster } from "../webhooks/post-webhook.ts";

Runtime.install({ logger: new DefaultLogger("ERROR") });
const services = inject("services");
const folder = await mkdtemp(join(tmpdir(), "webhooks-"));
const database = await createTestDatabase(services.DATABASE_URL);
const namespace = await createNamespace(services.TEMPORAL_ADDRESS);
const env = readEnv({ ...services, DATABASE_URL: database.url, TEMPORAL_NAMESPACE: namespace });
const connection = await NativeConnection.connect({ address: services.TEMPORAL_ADDRESS });
const mails: Mail[] = [];
const postWebhook = createWebhookPoster({ allows: (address) => address === SITE });
const mailer = { send: async (mail: Mail) => void mails.push(mail) };
const real = createDeps(env, connection);
const deps = { ...real, mailer, postWebhook };
const { db } = deps;
const receiver = await startReceiver(SITE);
let stop: () => Promise<unknown>;

beforeAll(async () => {
  await deps.storage.ensureBucket();
  const workers = await createWorkers(deps, connection, {
    namespace,
    workflowBundle: await workflowBundle(folder),
  });
  const running = Promise.all(workers.map((worker) => worker.run()));
  stop = () => {
    for (const worker of workers) worker.shutdown();
    return running;
  };
});
afterEach(() => {
  receiver.received.splice(0);
  receiver.replies.splice(0);
});
afterAll(async () => {
  await stop();
  await receiver.close();
  await real.close();
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const ALL: WebhookEvent[] = ["job.preview_ready", "job.completed", "job.failed"];
const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

interface Order {
  readonly url?: string;
  readonly events?: WebhookEvent[];
  readonly plan?: Plan;
}

/** Creates a user with a webhook and a running job. */
async function start({ url = receiver.url, events = ALL, plan = "enterprise" }: Order = {}) {
  const { id: userId } = await insertUser(db, { email: `${randomUUID()}@example.com`, plan });
  const secret = newSecret();
  const { id: webhookId } = await insertWebhook(db, {
    userId,
    url,
    events,
    description: "",
    secret,
  });
  const video = await insertVideo(db, {
    userId,
    sourceKey: `users/${userId}/source.mp4`,
    filename: "talk.mp4",
    durationMs: 1000,
    width: 1,
    height: 1,
    sizeBytes: 1,
  });
  if (!video) throw new Error("The video exists already");
  const settings = { voice: "ef_dora", dualAudio: false, watermark: false } as const;
  const [job] = await insertJobs(db, video, [{ ...settings, targetLanguage: "es" }]);
  await transitionJob(db, job.id, "processing");
  const log = async () => (await selectDeliveries(db, userId, { limit: 20 })).items;
  return {
    userId,
    webhookId,
    secret,
    jobId: job.id,
    log,
    webhook: () => selectWebhook(db, userId, webhookId),
    /** Sends a test event; returns the delivery's id. */
    test: async () => {
      const id = await insertTestDelivery(db, { webhookId, userId });
      await startDeliveriesOf(deps, userId);
      return id;
    },
    states: async () => (await log()).map(({ state }) => state).toSorted(),
  };
}

/** Waits until this many requests have arrived; returns their events, verified by the library. */
async function received(count: number, secret: string) {
  await expect.poll(() => receiver.received.length).toBe(count);
  return receiver.received.map(({ body, headers }) => ({
    id: headers["webhook-id"],
    ...(new Webhook(secret).verify(body, headers as Record<string, string>) as object),
  }));
}

it("sends each change of a dub exactly once, signed, also if the activity is repeated", async () => {
  const { jobId, secret, states, log } = await start();
  const move = setStatus(deps);
  await move({ jobId, status: "preview_ready" });
  await received(1, secret);
  for (let i = 0; i < 2; i++) await move({ jobId, status: "completed" });
  const events = await received(2, secret);
  expect(events).toMatchObject([
    { type: "job.preview_ready", data: { job_id: jobId, status: "preview_ready" } },
    {
      type: "job.completed",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { job_id: jobId, status: "completed", target_language: "es", error: null },
    },
  ]);
  expect(events[1]).toMatchObject({
    data: { url: expect.stringMatching(/^http.*\/app\/videos\/.{36}$/) },
  });
  await expect.poll(states).toEqual(["delivered", "delivered"]);
  const [delivery] = await log();
  expect(delivery).toMatchObject({ id: events[1]?.id, nextAttemptAt: null });
  expect(delivery?.attempts).toMatchObject([{ status: 204, error: null }]);
  expect(receiver.received).toHaveLength(2);
});

it("sends only subscribed events, and nothing on a plan without webhooks", async () => {
  const failing = await start({ events: ["job.failed"] });
  await setStatus(deps)({ jobId: failing.jobId, status: "preview_ready" });
  await setStatus(deps)({ jobId: failing.jobId, status: "failed", failure: "NO_SPEECH" });
  const data = { failure_code: "NO_SPEECH", error: "No speech was found in this video." };
  expect(await received(1, failing.secret)).toMatchObject([{ type: "job.failed", data }]);
  const starter = await start({ plan: "starter" });
  await setStatus(deps)({ jobId: starter.jobId, status: "preview_ready" });
  expect(await starter.log()).toEqual([]);
});

it("loses nothing if the process dies after the change is committed: the sweep sends it", async () => {
  const { jobId, userId, secret, states } = await start();
  await transitionJob(db, jobId, "completed");
  expect(receiver.received).toEqual([]);
  await db
    .updateTable("pendingWorkflows")
    .set({ createdAt: new Date(Date.now() - 60_000) } as object)
    .where("deliveryId", "is not", null)
    .execute();
  expect(await startQueuedJobs(deps)()).toEqual({ started: 1 });
  expect(await startDeliveriesOf(deps, userId)).toBe(0);
  await received(1, secret);
  await expect.poll(states).toEqual(["delivered"]);
});

it("stores no event if the change is rolled back", async () => {
  const { jobId, log } = await start();
  const failed = db.transaction().execute(async (trx) => {
    await transitionJob(trx, jobId, "completed");
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  expect(await log()).toEqual([]);
});

it("retries a failing receiver under the same id, and logs every attempt", async () => {
  receiver.replies.push({ status: 503, body: "Busy" });
  const { jobId, secret, log } = await start();
  await setStatus(deps)({ jobId, status: "completed" });
  await expect.poll(async () => (await log())[0]?.attempts.length).toBe(1);
  const [waiting] = await log();
  expect(waiting).toMatchObject({ state: "pending", nextAttemptAt: expect.any(Date) });
  expect(waiting?.attempts).toMatchObject([
    { status: 503, error: "The endpoint answered 503.", response: "Busy" },
  ]);
  const [first, second] = await received(2, secret);
  expect(second).toEqual(first);
  await expect.poll(async () => (await log())[0]?.state).toBe("delivered");
  expect((await log())[0]?.attempts.map(({ status }) => status)).toEqual([503, 204]);
});

it.each([
  [`http://${PRIVATE}:8080/`, "private address", "failed"],
  ["http://localhost/", "private address", "failed"],
  [`http://${SITE}:1025/`, "The connection was refused.", "pending"],
  ["http://nowhere.invalid/", "The host", "pending"],
])("says in the log why %s got nothing", async (url, reason, state) => {
  const { jobId, log } = await start({ url });
  await setStatus(deps)({ jobId, status: "completed" });
  await expect.poll(async () => (await log())[0]?.attempts.length).toBe(1);
  expect((await log())[0]).toMatchObject({
    state,
    attempts: [{ status: null, error: expect.stringContaining(reason) }],
  });
});

it("disables a webhook that answers 410, and mails its owner", async () => {
  receiver.replies.push({ status: 410 });
  const { jobId, userId, webhook, states } = await start();
  await updateEmailVerified(db, userId);
  await setStatus(deps)({ jobId, status: "preview_ready" });
  await expect.poll(webhook).toMatchObject({
    enabled: false,
    disabledReason: WEBHOOK_DISABLED.GONE,
  });
  await expect
    .poll(() => mails)
    .toMatchObject([
      { subject: "Your webhook was disabled", text: expect.stringContaining("410 Gone") },
    ]);
  await setStatus(deps)({ jobId, status: "completed" });
  expect(await states()).toEqual(["failed"]);
});

it("sends a test once, and does not disable the webhook if it fails", async () => {
  receiver.replies.push({ status: 500 });
  const { test, webhook, states } = await start();
  await test();
  await expect.poll(states).toEqual(["failed"]);
  expect(await webhook()).toMatchObject({ enabled: true });
});

it("resends under the same id; the run that still waits ends", async () => {
  receiver.replies.push({ status: 500 });
  const { jobId, userId, webhookId, secret, log } = await start();
  await setStatus(deps)({ jobId, status: "completed" });
  await expect.poll(async () => (await log())[0]?.attempts.length).toBe(1);
  const id = (await log())[0]?.id ?? "";
  await resendDelivery(db, { userId, webhookId, id });
  await startDeliveriesOf(deps, userId);
  const events = await received(2, secret);
  expect(events.map((event) => event.id)).toEqual([id, id]);
  await deps.temporal.workflow.getHandle(`webhook-${id}-1`).result();
  expect(receiver.received).toHaveLength(2);
  expect((await log())[0]).toMatchObject({ state: "delivered", run: 2 });
});

it("signs with the previous secret too for a day after a rotation", async () => {
  const { userId, webhookId, secret, test } = await start();
  const next = newSecret();
  await updateWebhookSecret(db, userId, webhookId, next);
  await test();
  const events = await received(1, secret);
  expect(await received(1, next)).toEqual(events);
  expect(events).toMatchObject([{ type: "webhook.test", data: { webhook_id: webhookId } }]);
});

it("goes with its account, also while a delivery waits", async () => {
  receiver.replies.push({ status: 500 });
  const { jobId, userId, log } = await start();
  await setStatus(deps)({ jobId, status: "completed" });
  await expect.poll(async () => (await log())[0]?.attempts.length).toBe(1);
  const id = (await log())[0]?.id ?? "";
  await deleteUser(db, userId);
  expect(await log()).toEqual([]);
  await deps.temporal.workflow.getHandle(`webhook-${id}-1`).result();
  expect(receiver.received).toHaveLength(1);
});
