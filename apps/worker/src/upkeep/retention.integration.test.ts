import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { insertUser, insertVideo, insertWebhook, selectDataRegion } from "@dubdeck/db";
import {
  boundSourceKey,
  createAccountStorage,
  createRegions,
  sourceKey,
  storageConfigs,
  thumbnailKey,
  videoPrefix,
} from "@dubdeck/storage";
import { createTestDatabase } from "@dubdeck/testing";
import { EXPIRING, type ExpiringKind } from "@dubdeck/workflows";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { removeExpired } from "../activities/remove-expired.ts";

const services = inject("services");
const test = await createTestDatabase(services.DATABASE_URL);
const { db } = test;
const regions = createRegions(storageConfigs(services));
const storage = createAccountStorage(regions, (userId) => selectDataRegion(db, userId));
const cacheDir = await mkdtemp(join(tmpdir(), "retention-"));
const remove = (kind: ExpiringKind) => removeExpired({ db, storage, regions, cacheDir })({ kind });
afterAll(async () => {
  storage.close();
  await test.drop();
  await rm(cacheDir, { recursive: true });
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

let userId = "";
beforeAll(async () => {
  await storage.ensureBucket();
  userId = (await insertUser(db, { email: "keeper@example.com" })).id;
});

/** For each kind, adds one expired and one current item, and reads which of them still exist. */
const CLASSES: Record<ExpiringKind, () => Promise<() => Promise<string[]>>> = {
  sessions: () => tokens("sessions"),
  passwordResets: () => tokens("passwordResets"),
  emailVerifications: () => tokens("emailVerifications"),
  async rateLimits() {
    const expire = (days: number) => daysAgo(days).getTime();
    await db
      .insertInto("rateLimits")
      .values([
        { key: "old", points: 1, expire: expire(1) },
        { key: "new", points: 1, expire: expire(-1) },
      ])
      .execute();
    const read = db.selectFrom("rateLimits").select("key as name");
    return async () => names(await read.execute());
  },
  async webhookEvents() {
    const event = (id: string, days: number) => ({
      id,
      type: "invoice.paid",
      happenedAt: daysAgo(days),
      createdAt: daysAgo(days),
    });
    await db
      .insertInto("stripeEvents")
      .values([event("old", 31), event("new", 29)])
      .execute();
    return async () => names(await db.selectFrom("stripeEvents").select("id as name").execute());
  },
  async endedImports() {
    const ended = (url: string, days: number) =>
      ({ userId, url, status: "failed", createdAt: daysAgo(days) }) as const;
    const running = { ...ended("new, since it still runs", 91), status: "fetching" } as const;
    await db
      .insertInto("videoImports")
      .values([ended("old", 91), ended("new", 89), running])
      .execute();
    return async () => names(await db.selectFrom("videoImports").select("url as name").execute());
  },
  async pastUsage() {
    const month = (date: Date) => `${date.toISOString().slice(0, 7)}-01`;
    await db
      .insertInto("pastUsage")
      .values([
        { addressHash: "old", period: month(daysAgo(32)), ms: 1 },
        { addressHash: "new", period: month(new Date()), ms: 1 },
      ])
      .execute();
    const read = db.selectFrom("pastUsage").select("addressHash as name");
    return async () => names(await read.execute());
  },
  async jobSteps() {
    const job = { targetLanguage: "es", voice: "v", dualAudio: false, watermark: false } as const;
    const ended = { old: daysAgo(2), new: daysAgo(0), "new, since it still runs": null };
    for (const [step, finishedAt] of Object.entries(ended)) {
      const { id: videoId } = await addVideo();
      const status = finishedAt ? "completed" : "processing";
      const { id: jobId } = await db
        .insertInto("jobs")
        .values({ ...job, videoId, userId, status, finishedAt })
        .returning("id")
        .executeTakeFirstOrThrow();
      const progress = { stage: "mix", weight: 1, done: 1 } as const;
      await db
        .insertInto("jobSteps")
        .values({ jobId, step, ...progress })
        .execute();
    }
    return async () => names(await db.selectFrom("jobSteps").select("step as name").execute());
  },
  async uploads() {
    const files = new Map<string, string>();
    for (const [name, days] of [
      ["old", 2],
      ["new", 0],
    ] as const) {
      const upload = await addUpload(daysAgo(days));
      files.set(name, upload.key);
      await storage.putBytes(upload.key, new Uint8Array(1), "video/mp4");
    }
    // A file sent again with the form of an upload that has already become a video.
    const upload = await addUpload(daysAgo(2));
    const source = boundSourceKey(upload, randomUUID());
    await addVideo({ uploadId: upload.uploadId, sourceKey: source });
    files.set("old, beside a video", upload.key);
    files.set("new, since it is a video's source", source);
    for (const key of [source, upload.key])
      await storage.putBytes(key, new Uint8Array(1), "video/mp4");
    return () => stored(files);
  },
  async removedFiles() {
    const files = new Map<string, string>();
    for (const [name, days] of [
      ["old", 1],
      ["new", -1],
    ] as const) {
      const videoId = randomUUID();
      files.set(name, thumbnailKey(userId, videoId));
      await storage.putBytes(thumbnailKey(userId, videoId), new Uint8Array(1), "image/jpeg");
      const prefix = videoPrefix(userId, videoId);
      await db
        .insertInto("removedFiles")
        .values({ prefix, userId, removeAfter: daysAgo(days) })
        .execute();
    }
    return () => stored(files);
  },
  async webhookDeliveries() {
    const added = { userId, url: "https://a.example", events: [], description: "", secret: "s" };
    const { id: webhookId } = await insertWebhook(db, added);
    const delivery = (name: string, days: number) =>
      ({
        webhookId,
        userId,
        type: "job.completed",
        data: JSON.stringify({ name }),
        createdAt: daysAgo(days),
      }) as const;
    const insert = db.insertInto("webhookDeliveries");
    await insert.values([delivery("old", 31), delivery("new", 29)]).execute();
    const read = db.selectFrom("webhookDeliveries").select("data");
    return async () => (await read.execute()).map(({ data }) => String(Object.values(data)));
  },
  async compiledCode() {
    const node = join(cacheDir, "node");
    await mkdir(node);
    for (const [folder, name, days] of [
      [cacheDir, "old-workflows.js", 31],
      [cacheDir, "new-workflows.js", 29],
      [node, "old", 31],
      [node, "new", 29],
    ] as const) {
      await writeFile(join(folder, name), "");
      await utimes(join(folder, name), daysAgo(days), daysAgo(days));
    }
    return async () => [...(await readdir(cacheDir)), ...(await readdir(node))];
  },
};

it.each(EXPIRING)("removes expired %s and no others", async (kind) => {
  const read = await CLASSES[kind]();
  const before = (await read()).toSorted();
  const isOld = (name: string): boolean => name.startsWith("old");
  expect(before.some(isOld)).toBe(true);
  const { removed } = await remove(kind);
  expect(removed).toBeGreaterThan(0);
  expect((await read()).toSorted()).toEqual(before.filter((name) => !isOld(name)));
  expect((await remove(kind)).removed).toBe(0);
});

it("removes more items than one batch holds", async () => {
  const old = Array.from({ length: 250 }, (_, i) => ({ key: `${i}`, points: 1, expire: 1 }));
  await db.insertInto("rateLimits").values(old).execute();
  expect((await remove("rateLimits")).removed).toBe(250);
});

async function tokens(table: "sessions" | "passwordResets" | "emailVerifications") {
  const ends = { old: daysAgo(1), new: daysAgo(-1) };
  const rows = Object.entries(ends).map(([id, expiresAt]) => ({ id, userId, expiresAt }));
  await db.insertInto(table).values(rows).execute();
  return async () => names(await db.selectFrom(table).select("id as name").execute());
}

async function addUpload(createdAt: Date) {
  const uploadId = randomUUID();
  const upload = { id: uploadId, userId, filename: "a.mp4", createdAt };
  await db.insertInto("uploads").values(upload).execute();
  return { key: sourceKey(userId, uploadId, "video/mp4"), userId, uploadId };
}

async function addVideo(source: { uploadId?: string; sourceKey?: string } = {}) {
  const size = { durationMs: 1000, width: 1, height: 1, sizeBytes: 1 };
  const video = { userId, sourceKey: randomUUID(), filename: "a.mp4", ...size, ...source };
  const row = await insertVideo(db, video);
  if (!row) throw new Error("The upload was a video already.");
  return row;
}

const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);

async function stored(files: ReadonlyMap<string, string>): Promise<string[]> {
  const found = await Promise.all(
    [...files].map(async ([name, key]) => ((await storage.head(key)) ? [name] : [])),
  );
  return found.flat();
}
