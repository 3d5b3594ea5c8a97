import { randomBytes } from "node:crypto";
import { endMove, insertMove, insertUser, selectUser } from "@dubdeck/db";
import type { DataRegion } from "@dubdeck/domain";
import { clipKey, jobKeys, userPrefix } from "@dubdeck/storage";
import { euStorage, fixture } from "@dubdeck/testing";
import { startMove } from "@dubdeck/workflows";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startQueuedJobs } from "../activities/start-queued-jobs.ts";
import type { Deps } from "../deps.ts";
import type { WorkerProcess } from "../testing/start-worker.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";

const ORDER = { path: fixture("jfk.mp4"), language: "es", voice: "ef_dora" } as const;

const pipeline = await startTestPipeline(euStorage(inject("services")));
const { db, regions, temporal } = pipeline;
afterAll(() => pipeline.close());

const newUser = async (dataRegion: DataRegion): Promise<string> => {
  const { id } = await insertUser(db, { email: `${randomBytes(6).toString("hex")}@example.com` });
  await db.updateTable("users").set({ dataRegion }).where("id", "=", id).execute();
  return id;
};

async function keysIn(region: DataRegion, userId: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of regions.in(region).list(userPrefix(userId))) keys.push(key);
  return keys;
}

/** Requests a move; returns a function that waits until it has ended. */
async function requestMove(userId: string, to: DataRegion) {
  const move = await insertMove(db, userId, to);
  if (!move) throw new Error("The files are there already");
  await startMove(temporal, move);
  const handle = temporal.workflow.getHandle(`move-${userId}`);
  return () => handle.result() as Promise<{ moved: boolean }>;
}

describe("with a worker", () => {
  let worker: WorkerProcess;
  beforeAll(async () => {
    worker = await pipeline.startWorker();
  });
  afterAll(() => worker.stop());

  it("stores the upload and all files of a dub in the EU, and none elsewhere", async () => {
    const userId = await newUser("eu");
    const video = await pipeline.addVideo(ORDER, userId);
    const job = await pipeline.startJob({ ...ORDER, background: "keep" }, video);
    expect((await job.end()).status).toBe("completed");

    const keys = await keysIn("eu", userId);
    const { output, preview, subtitles } = jobKeys(userId, job.jobId);
    const srt = subtitles({ track: "dub", format: "srt" });
    expect(keys).toEqual(expect.arrayContaining([video.sourceKey, output, preview, srt]));
    for (const part of ["/clips/", "/hearing/", "/beds/"]) {
      expect(keys.some((key) => key.includes(part))).toBe(true);
    }
    expect(await keysIn("global", userId)).toEqual([]);
    expect((await fetch(await pipeline.storage.presignGet(output))).status).toBe(200);
  }, 240_000);

  it("moves all files there and back, with their contents", async () => {
    const userId = await newUser("global");
    const files = await addFiles(userId, 30);
    for (const [from, to] of [
      ["global", "eu"],
      ["eu", "global"],
    ] as const) {
      const ended = await requestMove(userId, to);
      expect(await ended()).toEqual({ moved: true });
      expect(await selectUser(db, userId)).toMatchObject({ dataRegion: to, movingTo: null });
      expect(await keysIn(from, userId)).toEqual([]);
      await expectFiles(files, to, userId);
    }
  });

  it("removes nothing but the copies once a move has failed", async () => {
    const userId = await newUser("global");
    const files = await addFiles(userId, 3);
    await regions.in("eu").putBytes([...files.keys()][0] ?? "", randomBytes(9), "audio/wav");
    const move = { userId, from: "global", to: "eu" } as const;
    await insertMove(db, userId, "eu");
    await endMove(db, move, { failed: true, prefix: userPrefix(userId) });
    await startMove(temporal, move);
    await temporal.workflow.getHandle(`move-${userId}`).result();
    expect(await selectUser(db, userId)).toMatchObject({ dataRegion: "global", movingTo: null });
    expect(await keysIn("eu", userId)).toEqual([]);
    await expectFiles(files, "global", userId);
  });
});

it("loses no file if workers are killed while they move the files", async () => {
  const userId = await newUser("global");
  const files = await addFiles(userId, 400);
  const ended = await requestMove(userId, "eu");
  const halfway = [
    async () => (await keysIn("eu", userId)).length > 20,
    async () => (await keysIn("eu", userId)).length > 200,
    async () => (await keysIn("global", userId)).length < files.size,
  ];
  for (const isReached of halfway) {
    const doomed = await pipeline.startWorker();
    await expect.poll(isReached, { interval: 5, timeout: 60_000 }).toBe(true);
    await doomed.kill();
  }
  const heir = await pipeline.startWorker();
  expect(await ended()).toEqual({ moved: true });
  await heir.stop();
  expect(await keysIn("global", userId)).toEqual([]);
  await expectFiles(files, "eu", userId);
}, 120_000);

it("is started by the sweep if the api could not", async () => {
  const userId = await newUser("global");
  const files = await addFiles(userId, 1);
  await insertMove(db, userId, "eu");
  const log = { error: () => {}, info: () => {} };
  await startQueuedJobs({ db, temporal, log, jobsPerUser: 1 } as unknown as Deps)();
  const worker = await pipeline.startWorker();
  const moved = await temporal.workflow.getHandle(`move-${userId}`).result();
  await worker.stop();
  expect(moved).toEqual({ moved: true });
  await expectFiles(files, "eu", userId);
});

async function addFiles(userId: string, count: number): Promise<Map<string, Buffer>> {
  const files = new Map(
    Array.from({ length: count }, (_, index) => [
      clipKey(userId, userId, String(index)),
      randomBytes(index === 0 ? 7_000_000 : 1000),
    ]),
  );
  for (const [key, bytes] of files) await pipeline.storage.putBytes(key, bytes, "audio/wav");
  return files;
}

async function expectFiles(files: Map<string, Buffer>, region: DataRegion, userId: string) {
  expect((await keysIn(region, userId)).toSorted()).toEqual([...files.keys()].toSorted());
  for (const [key, bytes] of files) {
    expect(bytes.equals(await regions.in(region).getBytes(key))).toBe(true);
  }
}
