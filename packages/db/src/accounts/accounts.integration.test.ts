import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, describe, expect, inject, it } from "vitest";
import { insertUser, deleteUser, transitionJob, usedMs } from "../index.ts";
import { seedUser, seedVideo, startJob } from "../testing/seed.ts";

const test = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = test;
afterAll(() => test.drop());

const MINUTE = 60_000;

/** Adds an account with this address and uses one minute of its month. */
async function useAMinute(email: string) {
  const user = await insertUser(db, { email });
  const job = await startJob(db, await seedVideo(db, user.id, 1));
  await transitionJob(db, job.id, "processing");
  await transitionJob(db, job.id, "completed");
  return user;
}

describe("an address that registers again after its account was removed", () => {
  it("keeps the month's usage, however often it happens", async () => {
    const email = "again@example.com";
    for (const left of [4, 3, 2]) {
      const user = await useAMinute(email);
      expect(await usedMs(db, user.id)).toBe((5 - left) * MINUTE);
      await deleteUser(db, user.id);
    }
    const { id } = await insertUser(db, { email });
    await expect(startJob(db, await seedVideo(db, id, 2.5))).rejects.toMatchObject({
      code: "QUOTA_EXCEEDED",
      message: expect.stringContaining("2:00 minutes left"),
    });
    await startJob(db, await seedVideo(db, id, 2));
  });

  it("has all minutes again in the next month", async () => {
    const email = "later@example.com";
    await deleteUser(db, (await useAMinute(email)).id);
    await db.updateTable("pastUsage").set({ period: "2026-01-01" }).execute();
    expect(await usedMs(db, (await insertUser(db, { email })).id)).toBe(0);
  });

  it("stores no address, and no row without usage", async () => {
    await deleteUser(db, (await useAMinute("secret@example.com")).id);
    const before = await db.selectFrom("pastUsage").selectAll().execute();
    expect(JSON.stringify(before)).not.toContain("secret");
    await deleteUser(db, (await seedUser(db)).id);
    expect(await db.selectFrom("pastUsage").selectAll().execute()).toEqual(before);
  });

  it("counts what still runs, also when both happen at once", async () => {
    const email = "running@example.com";
    const { id } = await insertUser(db, { email });
    const videos = await Promise.all([1, 1, 1].map((minutes) => seedVideo(db, id, minutes)));
    const starts = Promise.allSettled(videos.map((video) => startJob(db, video)));
    await deleteUser(db, id);
    const started = (await starts).filter(({ status }) => status === "fulfilled").length;
    expect(await usedMs(db, (await insertUser(db, { email })).id)).toBe(started * MINUTE);
  });
});
