import { randomUUID } from "node:crypto";
import { insertUser, insertVideo } from "@dubdeck/db";
import type { LanguageCode } from "@dubdeck/domain";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startQueuedJobs } from "../activities/start-queued-jobs.ts";
import type { Deps } from "../deps.ts";
import { ensureSchedules } from "../temporal/ensure-schedules.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";

const pipeline = await startTestPipeline();
const { db, temporal } = pipeline;
let stop: () => Promise<void>;
beforeAll(async () => {
  stop = (await pipeline.startWorker()).stop;
  // Otherwise the worker's own sweep would start the jobs first.
  await temporal.schedule.getHandle("sweep-queue").pause();
});
afterAll(async () => {
  await stop();
  await pipeline.close();
});

it("starts all waiting jobs except the one that cannot be started", async () => {
  const { id: userId } = await insertUser(db, { email: "queue@example.com", plan: "enterprise" });
  // Longer than Temporal accepts for a search attribute.
  const tooLong = "x".repeat(5000) as LanguageCode;
  const jobs: string[] = [];
  for (const targetLanguage of [tooLong, "es", "es"] as const) {
    const size = { durationMs: 1000, width: 1, height: 1, sizeBytes: 1 };
    const video = { userId, sourceKey: randomUUID(), filename: "a.mp4", ...size };
    const row = await insertVideo(db, video);
    if (!row) throw new Error("The video exists already");
    const order = { voice: "v", dualAudio: false, watermark: false };
    const job = { ...order, targetLanguage, videoId: row.id, userId, createdAt: new Date(0) };
    const added = await db.insertInto("jobs").values(job).returning("id").executeTakeFirstOrThrow();
    const pending = { jobId: added.id, createdAt: new Date(0) };
    await db.insertInto("pendingWorkflows").values(pending).execute();
    jobs.push(added.id);
  }
  const log = pino({ level: "silent" });
  const { started } = await startQueuedJobs({
    db,
    temporal,
    jobsPerUser: 3,
    log,
  } as unknown as Deps)();
  expect(started).toBe(2);
  const left = await db.selectFrom("pendingWorkflows").select("jobId").execute();
  expect(left).toEqual([{ jobId: jobs[0] }]);
});

it("updates a schedule that another version created, and keeps it paused", async () => {
  const { scheduleId, ...rest } = {
    scheduleId: "sweep-queue",
    action: { type: "startWorkflow", workflowType: "sweepQueue", taskQueue: "dubdeck" },
  } as const;
  const handle = temporal.schedule.getHandle(scheduleId);
  await handle.update(({ state }) => ({
    ...rest,
    spec: { intervals: [{ every: "7 days" }] },
    state,
  }));
  await handle.pause("by an operator");
  await ensureSchedules(temporal);
  const { spec, state } = await handle.describe();
  expect(spec.intervals).toMatchObject([{ every: 3_600_000 }]);
  expect(state).toMatchObject({ paused: true, note: "by an operator" });
});

it("completes the other housekeeping steps if the first fails, and names it", async () => {
  const { id: userId } = await insertUser(db, { email: "house@example.com" });
  const session = { id: "expired", userId, expiresAt: new Date(0) };
  await db.insertInto("sessions").values(session).execute();
  // The ledger cannot be reconciled without its table.
  await db.schema.alterTable("usageLedger").renameTo("hiddenLedger").execute();
  const options = { workflowId: randomUUID(), taskQueue: "dubdeck", args: [] };
  const housekeeping = temporal.workflow.execute("housekeeping", options);
  await expect(housekeeping).rejects.toMatchObject({
    cause: { message: "These steps failed: minutes" },
  });
  await db.schema.alterTable("hiddenLedger").renameTo("usageLedger").execute();
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
});
