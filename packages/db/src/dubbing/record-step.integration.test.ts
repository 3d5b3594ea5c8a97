import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import { type JobRow, type JobStep, recordStep, transitionJob } from "../index.ts";
import { selectExpectedSpeeds } from "./stage-speeds.ts";
import { seedUser, seedVideo, startJob } from "../testing/seed.ts";

const test = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = test;
afterAll(() => test.drop());

const heard = (chunk: number, done: number): JobStep => ({
  step: `transcribe:${chunk}`,
  stage: "transcribe",
  weight: 0.5,
  done,
});

async function newJob(): Promise<JobRow> {
  const { id } = await seedUser(db);
  return await startJob(db, await seedVideo(db, id, 1));
}

it("sums the steps and stores the job's progress", async () => {
  const { id } = await newJob();
  expect(await recordStep(db, id, heard(0, 1))).toMatchObject({
    progress: 10,
    stage: "transcribe",
  });
  const line = { done: 1, total: 4 };
  expect(await recordStep(db, id, { ...heard(1, 0.5), line })).toEqual({
    progress: 15,
    stage: "transcribe",
    line,
    timeLeftMs: 76_500,
  });
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
  expect(job).toMatchObject({
    progress: 15,
    stage: "transcribe",
    lineDone: 1,
    lineTotal: 4,
    timeLeftMs: 76_500,
  });
});

it("never decreases when a step is retried or reported late", async () => {
  const { id } = await newJob();
  await recordStep(db, id, heard(0, 1), heard(1, 0.8));
  expect(await recordStep(db, id, heard(1, 0.1))).toMatchObject({ progress: 18 });
});

it("never decreases when many steps are reported at once", async () => {
  const { id } = await newJob();
  const told = await Promise.all(
    Array.from({ length: 40 }, (_, i) => recordStep(db, id, heard(i % 2, (i + 1) / 40))),
  );
  expect(Math.max(...told.map((progress) => progress?.progress ?? 0))).toBe(19);
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
  expect(job?.progress).toBe(19);
});

it("returns null for a job that is finished or gone", async () => {
  const { id } = await newJob();
  await transitionJob(db, id, "canceled");
  expect(await recordStep(db, id, heard(0, 1))).toBeNull();
  expect(await recordStep(db, crypto.randomUUID(), heard(0, 1))).toBeNull();
});

it("estimates a job from recent ones on this installation", async () => {
  const { id } = await newJob();
  await transitionJob(db, id, "processing");
  await recordStep(db, id, heard(0, 0), heard(1, 0));
  const began = new Date(Date.now() - 30_000);
  await db.updateTable("jobs").set({ startedAt: began }).where("id", "=", id).execute();
  await recordStep(db, id, heard(0, 1), heard(1, 1));
  await transitionJob(db, id, "completed");

  // Half a minute for a minute of video, all of it for transcription.
  const { transcribe, ...others } = await selectExpectedSpeeds(db);
  expect(transcribe).toBeGreaterThan(499);
  expect(transcribe).toBeLessThan(520);
  expect(Object.values(others)).toEqual([0, 0, 0, 0]);

  const next = await newJob();
  const told = await recordStep(db, next.id, heard(0, 1), heard(1, 0));
  expect(told?.timeLeftMs).toBe(Math.round(transcribe * 30));
});
