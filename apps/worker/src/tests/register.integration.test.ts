import { randomUUID } from "node:crypto";
import { insertUser, selectVideo, selectVideoByUpload, insertUpload } from "@dubdeck/db";
import { parseSourceKey, sourceKey } from "@dubdeck/storage";
import { fixture } from "@dubdeck/testing";
import { startRegistering } from "@dubdeck/workflows";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestPipeline } from "../testing/test-pipeline.ts";

let pipeline: Awaited<ReturnType<typeof startTestPipeline>>;
let worker: Awaited<ReturnType<typeof pipeline.startWorker>>;
beforeAll(async () => {
  pipeline = await startTestPipeline();
  worker = await pipeline.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await pipeline.close();
});

/** Stores a file as a user's upload and asks `times` times at once to register it. */
async function ask(path: string, times: number) {
  const { db, storage, temporal } = pipeline;
  const { id: userId } = await insertUser(db, { email: `${randomUUID()}@example.com` });
  const uploadId = randomUUID();
  await insertUpload(db, { id: uploadId, userId, filename: "talk.mp4" });
  const key = sourceKey(userId, uploadId, "video/mp4");
  await storage.putFile(key, path, "video/mp4");
  const upload = { userId, uploadId, key };
  const started = await Promise.all(
    Array.from({ length: times }, () => startRegistering(temporal, upload, "talk.mp4")),
  );
  return { userId, key, started };
}

async function register(path: string) {
  const { started, ...upload } = await ask(path, 1);
  return { ...upload, answers: await Promise.all(started.map(({ result }) => result())) };
}

it("probes an upload once if it is registered several times at once", async () => {
  await worker.stop(); // or the first run might end before the last is asked for
  const { userId, started } = await ask(fixture("jfk.mp4"), 25);
  expect(new Set(started.map(({ runId }) => runId)).size).toBe(1);
  worker = await pipeline.startWorker();
  const answers = await Promise.all(started.map(({ result }) => result()));
  const [{ videoId }] = answers as [{ videoId: string }];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const video = await selectVideo(pipeline.db, userId, videoId);
  expect(video).toMatchObject({ filename: "talk.mp4", width: 1280, height: 720 });
  expect(await pipeline.storage.head(video?.thumbnailKey ?? "")).not.toBeNull();
});

it("adds the thumbnail that a killed worker did not create", async () => {
  const { userId, key } = await register(fixture("jfk.mp4"));
  const { db, temporal } = pipeline;
  const { uploadId = "" } = parseSourceKey(key) ?? {};
  await db
    .updateTable("videos")
    .set({ thumbnailKey: null })
    .where("uploadId", "=", uploadId)
    .execute();
  const { result } = await startRegistering(temporal, { userId, uploadId, key }, "talk.mp4");
  await result();
  expect((await selectVideoByUpload(db, userId, uploadId))?.thumbnailKey).toMatch(/\.jpg$/);
});

it("rejects a bad file with a message for its owner, and keeps none of its data", async () => {
  const { key, answers } = await register(fixture("story.json"));
  expect(answers).toEqual([
    { refused: { code: "UNPROCESSABLE", message: expect.stringContaining("not a video") } },
  ]);
  expect(await pipeline.storage.head(key)).toBeNull();
});
