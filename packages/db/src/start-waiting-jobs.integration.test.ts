import { PLANS } from "@dubdeck/domain";
import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it, vi } from "vitest";
import { findWaitingOwners, type JobRow, startWaitingJobs, transitionJob } from "./index.ts";
import { seedUser, seedVideo, startJob } from "./testing/seed.ts";

const database = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = database;
afterAll(() => database.drop());

/** A pro with this many queued jobs, oldest first. */
async function waiter(count: number) {
  const { id: userId } = await seedUser(db, "pro");
  const jobs: JobRow[] = [];
  for (let i = 0; i < count; i++) jobs.push(await startJob(db, await seedVideo(db, userId, 1)));
  return { userId, ids: jobs.map(({ id }) => id) };
}

const atOnce = PLANS.pro.jobsAtOnce;
const later = () => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11_000 });

it("starts the oldest jobs up to the plan's number, and the next when one ends", async () => {
  const { userId, ids } = await waiter(atOnce + 2);
  const started: string[] = [];
  const start = async ({ id }: JobRow) => void started.push(id);
  expect(await startWaitingJobs(db, userId, { atMost: 100, start })).toBe(atOnce);
  expect(await startWaitingJobs(db, userId, { atMost: 100, start })).toBe(0);
  await transitionJob(db, ids[1] ?? "", "canceled");
  expect(await startWaitingJobs(db, userId, { atMost: 100, start })).toBe(1);
  expect(started.toSorted()).toEqual(ids.slice(0, atOnce + 1).toSorted());
});

it("starts no more of one user than the machines do at once", async () => {
  const { userId } = await waiter(2);
  const start = async () => undefined;
  expect(await startWaitingJobs(db, userId, { atMost: 1, start })).toBe(1);
  expect(await startWaitingJobs(db, userId, { atMost: 1, start })).toBe(0);
});

it("never starts one too many, nor one twice, from many processes at once", async () => {
  const { userId } = await waiter(atOnce + 3);
  const started: string[] = [];
  const start = async ({ id }: JobRow) => void started.push(id);
  await Promise.all(
    Array.from({ length: 8 }, () => startWaitingJobs(db, userId, { atMost: 100, start })),
  );
  expect(started).toHaveLength(atOnce);
  expect(new Set(started).size).toBe(atOnce);
});

it("leaves a job that could not be started to the sweep, behind the others", async () => {
  const { userId, ids } = await waiter(atOnce + 1);
  const start = vi.fn<(job: JobRow) => Promise<void>>(async ({ id }) => {
    if (id === ids[0]) throw new Error("no such task queue");
  });
  await expect(startWaitingJobs(db, userId, { atMost: 100, start })).rejects.toThrow(
    "1 of 3 jobs were not started",
  );
  try {
    later();
    expect(await findWaitingOwners(db)).toContain(userId);
    expect(await startWaitingJobs(db, userId, { atMost: 100, start })).toBe(1);
    expect(start.mock.lastCall?.[0].id).toBe(ids[atOnce]);
    await transitionJob(db, ids[1] ?? "", "canceled");
    start.mockImplementation(async () => undefined);
    expect(await startWaitingJobs(db, userId, { atMost: 100, start })).toBe(1);
    expect(start.mock.lastCall?.[0].id).toBe(ids[0]);
  } finally {
    vi.useRealTimers();
  }
});
