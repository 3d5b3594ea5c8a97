import { PLANS } from "@dubdeck/domain";
import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, describe, expect, inject, it, vi } from "vitest";
import {
  type JobRow,
  selectJobsByVideo,
  selectPendingWorkflows,
  startWaitingJobs,
  transitionJob,
} from "../index.ts";
import { seedUser, seedVideo, startJob, startJobs } from "../testing/seed.ts";

const database = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = database;
afterAll(() => database.drop());

/** Adds a pro user with this many queued jobs, oldest first. */
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

it("does not count a job that waits for review, nor let it hold back its video", async () => {
  const { id: userId } = await seedUser(db, "pro");
  const video = await seedVideo(db, userId, 1);
  const reviewed = await startJob(db, video, { review: true });
  const start = async () => undefined;
  expect(await startWaitingJobs(db, userId, { atMost: 1, start })).toBe(1);
  await transitionJob(db, reviewed.id, "processing");
  await transitionJob(db, reviewed.id, "review");
  const next = await startJob(db, video);
  expect(await startWaitingJobs(db, userId, { atMost: 1, start })).toBe(1);
  await transitionJob(db, next.id, "processing");
  const approved = await transitionJob(db, reviewed.id, "processing");
  expect(approved?.status).toBe("processing");
});

it("starts no more of one user's jobs than the installation allows", async () => {
  const { userId } = await waiter(2);
  const start = async () => undefined;
  expect(await startWaitingJobs(db, userId, { atMost: 1, start })).toBe(1);
  expect(await startWaitingJobs(db, userId, { atMost: 1, start })).toBe(0);
});

it("never starts too many jobs, or one twice, from concurrent processes", async () => {
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
    expect((await selectPendingWorkflows(db)).owners).toContain(userId);
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

describe("several languages of one video", () => {
  /** Starts the jobs that may start; returns their languages. */
  async function startNext(userId: string): Promise<string[]> {
    const started: string[] = [];
    const start = async (job: JobRow) => void started.push(job.targetLanguage);
    await startWaitingJobs(db, userId, { atMost: 100, start });
    return started;
  }

  it("start one after another in their order, however the one before has ended", async () => {
    const { id: userId } = await seedUser(db, "enterprise");
    const video = await seedVideo(db, userId, 1);
    const [es, fr, ita, pt] = await startJobs(db, video, ["es", "fr", "it", "pt"]);
    await startJob(db, await seedVideo(db, userId, 1));

    expect(await startNext(userId)).toEqual(["es", "es"]);
    expect(await startNext(userId)).toEqual([]);
    await transitionJob(db, es?.id ?? "", "failed");
    expect(await startNext(userId)).toEqual(["fr"]);
    await transitionJob(db, ita?.id ?? "", "canceled");
    expect(await startNext(userId)).toEqual([]);
    await transitionJob(db, fr?.id ?? "", "processing");
    await transitionJob(db, fr?.id ?? "", "completed");
    expect(await startNext(userId)).toEqual(["pt"]);
    expect(pt?.status).toBe("queued");
  });

  it("leave the first its place while it cannot be started", async () => {
    const { id: userId } = await seedUser(db, "pro");
    await startJobs(db, await seedVideo(db, userId, 1), ["es", "fr"]);
    const start = async () => Promise.reject(new Error("no such task queue"));
    await expect(startWaitingJobs(db, userId, { atMost: 100, start })).rejects.toThrow(
      "1 of 1 jobs",
    );
    expect(await startNext(userId)).toEqual([]);
    try {
      later();
      expect(await startNext(userId)).toEqual(["es"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("never run two at once, from many processes at once", async () => {
    const { id: userId } = await seedUser(db, "enterprise");
    await startJobs(db, await seedVideo(db, userId, 1), ["es", "fr", "it"]);
    const started = await Promise.all(Array.from({ length: 8 }, () => startNext(userId)));
    expect(started.flat()).toEqual(["es"]);
  });

  it("are added by one of two requests at once, whole", async () => {
    const { id: userId } = await seedUser(db, "pro");
    const video = await seedVideo(db, userId, 1);
    const requests = await Promise.allSettled([
      startJobs(db, video, ["es", "fr"]),
      startJobs(db, video, ["it", "pt"]),
      startJob(db, video),
    ]);
    const refused = requests.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(2);
    expect(refused).toMatchObject([{ reason: { code: "CONFLICT" } }, {}]);
    const jobs = await selectJobsByVideo(db, userId, video.id);
    const added = requests.flatMap((request) =>
      request.status === "fulfilled" ? request.value : [],
    );
    expect(jobs.map(({ id }) => id).toSorted()).toEqual(added.map(({ id }) => id).toSorted());
  });

  it("are kept from running at once by the database itself", async () => {
    const { id: userId } = await seedUser(db, "pro");
    const [es, fr] = await startJobs(db, await seedVideo(db, userId, 1), ["es", "fr"]);
    await transitionJob(db, es?.id ?? "", "processing");
    await expect(transitionJob(db, fr?.id ?? "", "processing")).rejects.toThrow(
      "jobs_one_running_per_video",
    );
    await transitionJob(db, es?.id ?? "", "completed");
    expect((await transitionJob(db, fr?.id ?? "", "processing"))?.status).toBe("processing");
  });
});
