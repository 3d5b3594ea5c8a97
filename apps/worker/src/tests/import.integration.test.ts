import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { insertImport, insertUser, endImport, selectImport, selectVideo } from "@dubdeck/db";
import { uploadPrefix } from "@dubdeck/storage";
import { createNamespace, createTestDatabase } from "@dubdeck/testing";
import { startImport } from "@dubdeck/workflows";
import { DefaultLogger, NativeConnection, Runtime } from "@temporalio/worker";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createDeps } from "../create-deps.ts";
import { createWorkers } from "../temporal/create-workers.ts";
import { readEnv } from "../env.ts";
import { createLinkFetcher } from "../links/fetch-link.ts";
import { SITE, startVideoSite } from "../testing/video-site.ts";
import { workflowBundle } from "../temporal/workflow-bundle.ts";

Runtime.install({ logger: new DefaultLogger("ERROR") });
const services = inject("services");
const folder = await mkdtemp(join(tmpdir(), "imports-"));
const database = await createTestDatabase(services.DATABASE_URL);
const namespace = await createNamespace(services.TEMPORAL_ADDRESS);
const env = readEnv({ ...services, DATABASE_URL: database.url, TEMPORAL_NAMESPACE: namespace });
const connection = await NativeConnection.connect({ address: services.TEMPORAL_ADDRESS });
const deps = createDeps(env, connection);
const { db, storage, temporal } = deps;
const site = await startVideoSite(folder, SITE);
let stop: () => Promise<unknown>;

beforeAll(async () => {
  await storage.ensureBucket();
  const fetchLink = createLinkFetcher({
    ytDlpPath: env.YT_DLP_PATH,
    allows: (address) => address === SITE,
  });
  const workers = await createWorkers({ ...deps, fetchLink }, connection, {
    namespace,
    workflowBundle: await workflowBundle(folder),
  });
  const running = Promise.all(workers.map((worker) => worker.run()));
  stop = () => {
    for (const worker of workers) worker.shutdown();
    return running;
  };
});
afterAll(async () => {
  await stop();
  await site.close();
  await deps.close();
  await connection.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

let count = 0;
async function start(path: string) {
  const { id: userId } = await insertUser(db, {
    email: `link-${++count}@example.com`,
    plan: "starter",
  });
  const url = site.url(path);
  const { id } = await insertImport(db, { userId, url, atOnce: 1 });
  await startImport(temporal, { importId: id, userId }, url);
  const handle = temporal.workflow.getHandle(id);
  const read = () => selectImport(db, userId, id);
  const end = async () => {
    await handle.result().catch(() => undefined);
    return await read();
  };
  const source = `${uploadPrefix(userId, id)}source.mp4`;
  return { userId, id, handle, read, end, stored: () => storage.head(source) };
}

it("imports a linked video for its owner", async () => {
  const { userId, end } = await start("jfk.mp4");
  const done = await end();
  expect(done).toMatchObject({ status: "completed", progress: 100, error: null });
  const video = await selectVideo(db, userId, done?.videoId ?? "");
  expect(video).toMatchObject({ filename: "jfk.mp4", width: 1280, height: 720 });
  expect(await storage.head(video?.sourceKey ?? "")).toMatchObject({ contentType: "video/mp4" });
  expect(await storage.head(video?.thumbnailKey ?? "")).not.toBeNull();
});

it.each([
  ["without-audio.mp4", "This video has no audio track."],
  ["text.mp4", "This file is not a video we can read. Please upload an MP4, MOV or AVI file."],
  ["none.mp4", "There is nothing at this link. Please check it."],
  [
    "to?http://127.0.0.1:1/a.mp4",
    "This link leads to a private address. Please use a link that anyone can open.",
  ],
])("fails %s with a message for its owner, and keeps none of its data", async (path, error) => {
  const { end, stored } = await start(path);
  expect(await end()).toMatchObject({ status: "failed", error, videoId: null });
  expect(await stored()).toBeNull();
});

it("ends within seconds when cancelled, even if its row already says so", async () => {
  const { userId, id, handle, read, end } = await start("slow.mp4");
  await expect.poll(async () => (await read())?.status, { timeout: 10_000 }).toBe("fetching");
  await endImport(db, userId, id, { status: "canceled" });
  await handle.cancel();
  expect(await end()).toMatchObject({ status: "canceled", error: null });
  const { status } = await handle.describe();
  expect(status.name).toBe("CANCELLED");
});
