import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import { billingAnalytics, minutesByDay, transitionJob, usageAnalytics } from "../index.ts";
import { seedUser, seedVideo, startJob } from "../testing/seed.ts";

const test = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = test;
afterAll(() => test.drop());

it("returns empty statistics for a new user", async () => {
  const user = await seedUser(db);
  expect(await usageAnalytics(db, user.id)).toEqual({
    successRate: null,
    avgProcessingTime: null,
    topLanguages: [],
  });
  expect(await billingAnalytics(db, user)).toEqual({
    currentPeriod: { minutesUsed: 0, minutesQuota: 5 },
  });
  const days = await minutesByDay(db, user.id);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), minutes: 0 });
});

it("counts the user's own dubs", async () => {
  const user = await seedUser(db, "pro");
  const stranger = await seedUser(db, "pro");
  for (const [owner, end] of [
    [user, "completed"],
    [user, "completed"],
    [user, "failed"],
    [user, "canceled"],
    [stranger, "failed"],
  ] as const) {
    const job = await startJob(db, await seedVideo(db, owner.id, 1.5));
    await transitionJob(db, job.id, "processing");
    await transitionJob(db, job.id, end);
  }
  const usage = await usageAnalytics(db, user.id);
  expect(usage.successRate).toBeCloseTo(66.67, 1);
  expect(usage.avgProcessingTime).toBeGreaterThanOrEqual(0);
  expect(usage.topLanguages).toEqual([{ language: "es", count: 2 }]);
  expect((await billingAnalytics(db, user)).currentPeriod.minutesUsed).toBe(3);
  expect((await minutesByDay(db, user.id)).at(-1)?.minutes).toBe(3);
});
