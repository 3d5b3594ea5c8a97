import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UploadTarget } from "@dubdeck/domain";
import { clipKey } from "@dubdeck/storage";
import { fixture, makeBadMedia } from "@dubdeck/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { upload, uploadFile } from "../testing/seed.ts";
import { startIngest } from "../testing/start-ingest.ts";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
const ingest = await startIngest(app);
const folder = await mkdtemp(join(tmpdir(), "uploads-"));
const media = await makeBadMedia(folder);
afterAll(async () => {
  await ingest.stop();
  await app.close();
  await rm(folder, { recursive: true });
});

const MB = 1024 * 1024;
let token = "";
let userId = "";
beforeAll(async () => {
  const person = await app.newUser();
  token = person.token;
  userId = person.user.id;
});

const post = (path: string, body: unknown) => app.call("POST", path, { token, body });

describe("signing an upload", () => {
  const file = { filename: "a.mp4", mime: "video/mp4", size: 1000 };

  it.each([
    [
      "a wrong type",
      { mime: "video/webm" },
      415,
      "File type not supported. Please use MP4, MOV, or AVI files",
    ],
    [
      "a file over the plan",
      { size: 100 * MB + 1 },
      413,
      "File is too large. Maximum size is 100MB",
    ],
    ["an empty file", { size: 0 }, 400, "The file is empty. Please choose another one."],
    ["no name", { filename: " " }, 400, "filename"],
  ])("refuses %s", async (_, change, status, message) => {
    const answer = await post("/uploads/sign", { ...file, ...change });
    expect(answer.status).toBe(status);
    expect(answer.body["message"]).toContain(message);
  });

  it("lets pro send a gigabyte", async () => {
    const pro = await app.newUser("pro");
    const sign = (size: number) =>
      app.call("POST", "/uploads/sign", { token: pro.token, body: { ...file, size } });
    expect((await sign(1024 * MB)).status).toBe(200);
    expect((await sign(1024 * MB + 1)).body).toMatchObject({
      code: "TOO_LARGE",
      message: "File is too large. Maximum size is 1024MB",
    });
  });

  it("signs for this type and some content", async () => {
    const sign = async () => {
      const { body } = await post("/uploads/sign", file);
      return body as unknown as UploadTarget;
    };
    const target = await sign();
    const bytes = new Uint8Array(10);
    expect(await upload(target, bytes)).toBe(204);
    const fields = { ...target.fields, "Content-Type": "text/html" };
    expect(await upload({ ...target, fields }, bytes)).toBe(403);
    expect(await upload(await sign(), new Uint8Array(0))).toBe(400);
  });
});

describe("making a video", () => {
  it.each([
    ["text named .mp4", media.text, "not a video"],
    ["a playlist named .mp4", media.playlist, "not a video"],
    ["a truncated MP4", media.truncated, "damaged or incomplete"],
    ["a video without sound", media.withoutAudio, "no audio track"],
    ["a huge picture", media.hugePicture, "picture of this video is too large"],
    ["a forged table", media.forgedTable, "damaged or incomplete"],
  ])("refuses %s and keeps nothing of it", async (_, file, message) => {
    const fileUrl = await uploadFile(app, token, file);
    const { status, body } = await post("/videos", { fileUrl });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "UNPROCESSABLE" });
    expect(body["message"]).toContain(message);
    const sent = app.storage.parseUploadUrl(fileUrl);
    expect(await app.storage.head(sent?.key ?? "")).toBeNull();
    const rows = await app.db.selectFrom("videos").select("id").execute();
    expect(rows).toEqual([]);
  });

  it.each([
    ["a file elsewhere", "http://169.254.169.254/latest/meta-data"],
    ["a local file", "file:///etc/passwd"],
    ["nothing", "x"],
  ])("refuses %s", async (_, fileUrl) => {
    expect((await post("/videos", { fileUrl })).body).toMatchObject({ code: "NOT_FOUND" });
  });

  it("refuses another user's upload, and one that never arrived", async () => {
    const owner = await app.newUser();
    const theirs = await uploadFile(app, owner.token, fixture("jfk.mp4"));
    expect((await post("/videos", { fileUrl: theirs })).status).toBe(404);
    const { body } = await post("/uploads/sign", {
      filename: "a.mp4",
      mime: "video/mp4",
      size: 1,
    });
    expect((await post("/videos", { fileUrl: body["fileUrl"] })).status).toBe(404);
    const answer = await app.call("POST", "/videos", {
      token: owner.token,
      body: { fileUrl: theirs },
    });
    expect(answer.status).toBe(201);
  });

  it("binds the video to the bytes that were probed, whatever its form still sends", async () => {
    const { size } = await stat(fixture("jfk.mp4"));
    const file = { filename: "a.mp4", mime: "video/mp4", size };
    const { body: target } = await post("/uploads/sign", file);
    const form = target as unknown as UploadTarget;
    await upload(form, fixture("jfk.mp4"));
    const { body } = await post("/videos", { fileUrl: form.fileUrl });
    const id = String(body["video_id"]);

    const junk = new TextEncoder().encode("no video at all");
    expect(await upload(form, junk)).toBe(204);
    const video = await app.db
      .selectFrom("videos")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const source = await fetch(await app.storage.presignGet(video.sourceKey));
    const probed = await readFile(fixture("jfk.mp4"));
    expect(Buffer.from(await source.arrayBuffer()).equals(probed)).toBe(true);
    // A late upload does not create another video, and no form for the source key is ever signed.
    const again = await post("/videos", { fileUrl: form.fileUrl });
    expect(again.body).toEqual({ video_id: id });
    const fields = { ...form.fields, key: video.sourceKey };
    expect(await upload({ ...form, fields }, junk)).toBe(403);
  });

  it("keeps the source once, and nothing of it when the video is removed", async () => {
    const fileUrl = await uploadFile(app, token, fixture("jfk.mp4"));
    const { body } = await post("/videos", { fileUrl });
    const key = app.storage.parseUploadUrl(fileUrl)?.key ?? "";
    expect(await app.storage.head(key)).toBeNull();
    const row = await app.db
      .selectFrom("videos")
      .selectAll()
      .where("id", "=", String(body["video_id"]))
      .executeTakeFirstOrThrow();
    const clip = clipKey(userId, row.id, "spoken");
    await app.storage.putBytes(clip, new Uint8Array(1), "audio/wav");
    await app.call("POST", "/trpc/videos.remove", { token, body: { json: { id: row.id } } });
    const kept = [row.sourceKey, row.thumbnailKey ?? "", clip].map((k) => app.storage.head(k));
    expect(await Promise.all(kept)).toEqual([null, null, null]);
    expect(await app.db.selectFrom("removedFiles").selectAll().execute()).toEqual([]);
  });

  it("makes one video of an upload, however often it is asked", async () => {
    // Uses pro, since a starter may not register this many uploads per minute.
    const { token: pro } = await app.newUser("pro");
    const fileUrl = await uploadFile(app, pro, fixture("jfk.mp4"), "Größe & Co.mp4");
    const ask = () => app.call("POST", "/videos", { token: pro, body: { fileUrl } });
    const answers = await Promise.all(Array.from({ length: 25 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body["video_id"])).size).toBe(1);
    const { key } = app.storage.parseUploadUrl(fileUrl) ?? {};
    expect(ingest.probed.filter((probed) => probed === key)).toHaveLength(1);
    const row = await app.db
      .selectFrom("videos")
      .selectAll()
      .where("id", "=", String(answers[0]?.body["video_id"]))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ filename: "Größe & Co.mp4", width: 1280, height: 720 });
    expect(row.durationMs).toBeGreaterThan(10_900);
    expect(row.durationMs).toBeLessThan(11_100);
    expect(await app.storage.head(row.thumbnailKey ?? "")).toMatchObject({
      contentType: "image/jpeg",
    });
  });
});
