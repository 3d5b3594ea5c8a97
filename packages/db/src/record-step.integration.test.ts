import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import { type JobRow, type JobStep, recordStep, transitionJob } from "./index.ts";
import { seedUser, seedVideo, startJob } from "./testing/seed.ts";

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

it("adds up the steps and remembers the job's progress", async () => {
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
  });
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
  expect(job).toMatchObject({ progress: 15, stage: "transcribe", lineDone: 1, lineTotal: 4 });
});

it("never goes back, when a step is tried again or told late", async () => {
  const { id } = await newJob();
  await recordStep(db, id, heard(0, 1), heard(1, 0.8));
  expect(await recordStep(db, id, heard(1, 0.1))).toMatchObject({ progress: 18 });
});

it("never goes back, when many steps are told at once", async () => {
  const { id } = await newJob();
  const told = await Promise.all(
    Array.from({ length: 40 }, (_, i) => recordStep(db, id, heard(i % 2, (i + 1) / 40))),
  );
  expect(Math.max(...told.map((progress) => progress?.progress ?? 0))).toBe(19);
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
  expect(job?.progress).toBe(19);
});

it("has nothing to say about a job that is finished or gone", async () => {
  const { id } = await newJob();
  await transitionJob(db, id, "canceled");
  expect(await recordStep(db, id, heard(0, 1))).toBeNull();
  expect(await recordStep(db, crypto.randomUUID(), heard(0, 1))).toBeNull();
});
