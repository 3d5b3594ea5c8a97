import { createTestDatabase } from "@dubdeck/testing";
import { AppError } from "@dubdeck/domain";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDb, selectJobsByVideo, reconcileLedger, transitionJob, usedMs } from "../index.ts";
import { seedUser, seedVideo, startJob, startJobs } from "../testing/seed.ts";

const test = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = test;
/** A second pool stands for another api process. */
const other = createDb(test.url);
const MINUTE = 60_000;

beforeAll(() => db.deleteFrom("users").execute());
afterAll(async () => {
  await other.destroy();
  await test.drop();
});

describe("reserving", () => {
  it("never overspends, however many jobs start at once", async () => {
    for (let round = 0; round < 8; round++) {
      const user = await seedUser(db);
      const videos = await Promise.all(
        Array.from({ length: 50 }, () => seedVideo(db, user.id, 0.75)),
      );
      const starts = await Promise.allSettled(
        videos.map((video, i) => startJob(i % 2 ? db : other, video)),
      );
      const started = starts.filter(({ status }) => status === "fulfilled");
      // Five minutes are enough for six videos of 45 seconds.
      expect(started).toHaveLength(6);
      expect(await usedMs(db, user.id)).toBe(4.5 * MINUTE);
      const refusals = starts.flatMap((start) =>
        start.status === "rejected" ? [start.reason as unknown] : [],
      );
      expect(refusals.every((reason) => reason instanceof AppError)).toBe(true);
      expect(new Set(refusals.map((reason) => (reason as AppError).code))).toEqual(
        new Set(["QUOTA_EXCEEDED"]),
      );
      expect((refusals[0] as AppError).message).toContain("0:30 minutes left");
    }
  });

  it("reserves the minutes of several languages, or none if they do not all fit", async () => {
    const user = await seedUser(db);
    const video = await seedVideo(db, user.id, 2);
    const tooMany = startJobs(db, video, ["es", "fr", "it"]);
    await expect(tooMany).rejects.toMatchObject({
      code: "QUOTA_EXCEEDED",
      message:
        "This video takes 2:00 minutes in each of 3 languages, 6:00 minutes in all, and you have 5:00 minutes left this month. Please upgrade your plan or wait for the next month.",
    });
    expect(await selectJobsByVideo(db, user.id, video.id)).toEqual([]);
    expect(await usedMs(db, user.id)).toBe(0);
    const [first] = await startJobs(db, video, ["es", "fr"]);
    expect(await usedMs(db, user.id)).toBe(4 * MINUTE);
    await transitionJob(db, first?.id ?? "", "canceled");
    expect(await usedMs(db, user.id)).toBe(2 * MINUTE);
  });

  it("starts one job of a video under concurrent requests", async () => {
    const user = await seedUser(db, "pro");
    const video = await seedVideo(db, user.id, 1);
    const starts = await Promise.allSettled(Array.from({ length: 20 }, () => startJob(db, video)));
    expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await usedMs(db, user.id)).toBe(MINUTE);
  });

  it("has no limit for enterprise", async () => {
    const user = await seedUser(db, "enterprise");
    await startJob(db, await seedVideo(db, user.id, 6000));
    expect(await usedMs(db, user.id)).toBe(6000 * MINUTE);
  });

  it("rounds up to a second", async () => {
    const user = await seedUser(db);
    await startJob(db, await seedVideo(db, user.id, 1.0001));
    expect(await usedMs(db, user.id)).toBe(61_000);
  });

  it("counts this month only", async () => {
    const user = await seedUser(db);
    const job = await startJob(db, await seedVideo(db, user.id, 5));
    await db
      .updateTable("usageLedger")
      .set({ period: "2026-01-01" })
      .where("jobId", "=", job.id)
      .execute();
    expect(await usedMs(db, user.id)).toBe(0);
    await startJob(db, await seedVideo(db, user.id, 5));
  });
});

describe("the end of a job", () => {
  const previewed = ["processing", "preview_ready"] as const;
  it.each([
    ["completed", ["processing"], "completed", undefined, MINUTE],
    ["failed", ["processing"], "failed", "NOT_A_VIDEO", 0],
    ["canceled", [], "canceled", undefined, 0],
    ["completed after its preview", previewed, "completed", undefined, MINUTE],
    ["canceled after its preview", previewed, "canceled", undefined, MINUTE],
    ["failed after its preview by its source", previewed, "failed", "DAMAGED", MINUTE],
    ["failed after its preview by our fault", previewed, "failed", "INTERNAL", 0],
    ["failed after its preview, nobody knows why", previewed, "failed", undefined, 0],
  ] as const)("%s leaves what it should", async (_, path, end, failureCode, left) => {
    const user = await seedUser(db);
    const job = await startJob(db, await seedVideo(db, user.id, 1));
    for (const status of path) await transitionJob(db, job.id, status);
    const patch = failureCode ? { failureCode } : {};
    expect(await transitionJob(db, job.id, end, patch)).toMatchObject({ status: end });
    expect(await usedMs(db, user.id)).toBe(left);
    expect(await transitionJob(db, job.id, "failed")).toBeNull();
    expect(await usedMs(db, user.id)).toBe(left);
    expect(await reconcileLedger(db)).toEqual([]);
  });

  it("counts once under concurrent calls", async () => {
    const user = await seedUser(db);
    const job = await startJob(db, await seedVideo(db, user.id, 1));
    const ends = Array.from({ length: 20 }, (_, i) =>
      transitionJob(i % 2 ? db : other, job.id, i % 3 ? "failed" : "canceled"),
    );
    const moved = (await Promise.all(ends)).filter((row) => row !== null);
    expect(moved).toHaveLength(1);
    expect(await usedMs(db, user.id)).toBe(0);
  });
});

describe("reconciling", () => {
  it("repairs nothing after ordinary work", async () => {
    await reconcileLedger(db);
    const user = await seedUser(db);
    const job = await startJob(db, await seedVideo(db, user.id, 1));
    await transitionJob(db, job.id, "canceled");
    await startJob(db, await seedVideo(db, user.id, 1));
    expect(await reconcileLedger(db)).toEqual([]);
  });

  it("repairs what a crash between two steps could have left", async () => {
    const user = await seedUser(db, "pro");
    const [lost, open, wrong, orphan, shown] = await Promise.all(
      Array.from({ length: 5 }, async () => startJob(db, await seedVideo(db, user.id, 1))),
    );
    if (!lost || !open || !wrong || !orphan || !shown) throw new Error("not seeded");
    await db.deleteFrom("usageLedger").where("jobId", "=", lost.id).execute();
    await db.updateTable("jobs").set({ status: "failed" }).where("id", "=", open.id).execute();
    await transitionJob(db, wrong.id, "canceled");
    await db.updateTable("jobs").set({ status: "completed" }).where("id", "=", wrong.id).execute();
    await db.deleteFrom("jobs").where("id", "=", orphan.id).execute();
    await db
      .updateTable("jobs")
      .set({ status: "canceled", previewReadyAt: new Date() })
      .where("id", "=", shown.id)
      .execute();

    const repairs = await reconcileLedger(db);
    expect(new Map(repairs.map(({ jobId, repair }) => [jobId, repair]))).toEqual(
      new Map([
        [lost.id, "reserved"],
        [open.id, "released"],
        [wrong.id, "corrected"],
        [orphan.id, "released"],
        [shown.id, "settled"],
      ]),
    );
    expect(await usedMs(db, user.id)).toBe(3 * MINUTE);
    expect(await reconcileLedger(db)).toEqual([]);
  });
});
