import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import { transitionJob } from "../index.ts";
import { seedUser, seedVideo, startJob } from "../testing/seed.ts";

const test = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = test;
afterAll(() => test.drop());

it.each([
  ["failed", null],
  ["completed", "preview.mp4"],
] as const)("a job that is %s after its preview has the preview %s", async (end, kept) => {
  const user = await seedUser(db);
  const { id } = await startJob(db, await seedVideo(db, user.id, 1));
  const previewKey = "preview.mp4";
  await transitionJob(db, id, "processing");
  expect(await transitionJob(db, id, "preview_ready", { previewKey })).toMatchObject({
    previewKey,
  });
  expect(await transitionJob(db, id, end)).toMatchObject({ previewKey: kept });
});
