import { randomUUID } from "node:crypto";
import { createTestDatabase } from "@dubdeck/testing";
import { afterAll, expect, inject, it } from "vitest";
import { deleteUpload, findAbandonedUploads, insertUpload, insertVideo } from "./index.ts";
import { seedUser } from "./testing/seed.ts";

const test = await createTestDatabase(inject("services").DATABASE_URL);
const { db } = test;
afterAll(() => test.drop());

it("finds the uploads that never became a video, once they are old enough", async () => {
  const { id: userId } = await seedUser(db);
  const used = randomUUID();
  const abandoned = randomUUID();
  for (const id of [used, abandoned]) await insertUpload(db, { id, userId, filename: "a.mp4" });
  await insertVideo(db, {
    userId,
    sourceKey: `users/${userId}/uploads/${used}/source.mp4`,
    filename: "a.mp4",
    durationMs: 1000,
    width: 1,
    height: 1,
    sizeBytes: 1,
  });
  const soon = new Date(Date.now() + 1000);
  expect(await findAbandonedUploads(db, new Date(Date.now() - 60_000))).toEqual([]);
  expect(await findAbandonedUploads(db, soon)).toEqual([{ id: abandoned, userId }]);
  await deleteUpload(db, abandoned);
  expect(await findAbandonedUploads(db, soon)).toEqual([]);
});
