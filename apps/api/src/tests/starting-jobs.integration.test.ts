import { randomUUID } from "node:crypto";
import { sourceKey } from "@dubdeck/storage";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedVideo } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";

const app = await startTestApp();
afterAll(() => app.close());

let token = "";
let userId = "";
beforeAll(async () => {
  const person = await app.newUser();
  token = person.token;
  userId = person.user.id;
});

const post = (path: string, body: unknown) => app.call("POST", path, { token, body });

it("says when to come back while no worker answers", async () => {
  const uploadId = randomUUID();
  const upload = { userId, uploadId, key: sourceKey(userId, uploadId, "video/mp4") };
  for (const _ of [1, 2]) {
    const waiting = app.pipeline.registerVideo(upload, "talk.mp4", 100);
    await expect(waiting).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 5 });
  }
  const { status } = await app.temporal.workflow.getHandle(`register-${uploadId}`).describe();
  expect(status.name).toBe("RUNNING");
});

describe("starting a job", () => {
  const job = { target_language: "es", voice_preset: "ef_dora", dual_audio: false };

  it.each([
    ["an unknown language", { target_language: "xx" }, 400, "target_language"],
    ["no voice", { voice_preset: "" }, 400, "voice_preset"],
    ["an id that is none", { video_id: "1" }, 400, "video_id"],
    ["an unknown video", { video_id: randomUUID() }, 404, "Video not found"],
    ["a language that is not available", { target_language: "tr" }, 422, "Turkish"],
    ["an unknown voice", { voice_preset: "nobody" }, 422, "no such voice"],
    ["a voice of another language", { voice_preset: "ff_siwis" }, 422, "no such voice"],
    ["a voice above the plan", { voice_preset: "em_santa" }, 403, "not part of your plan"],
    ["a spoken language that is none", { source_language: "xx" }, 422, "cannot be dubbed"],
  ])("refuses %s", async (_, change, status, message) => {
    const video = await seedVideo(app, userId);
    const answer = await post("/jobs", { video_id: video.id, ...job, ...change });
    expect(answer.status).toBe(status);
    expect(answer.body["message"]).toContain(message);
    const jobs = await app.db.selectFrom("jobs").select("id").execute();
    expect(jobs).toEqual([]);
  });

  it("refuses what the month's minutes do not cover, and says what is left", async () => {
    const video = await seedVideo(app, userId, 301_000);
    const { status, body } = await post("/jobs", { video_id: video.id, ...job });
    expect(status).toBe(402);
    expect(body["message"]).toContain("5:01 minutes");
    expect(body["message"]).toContain("5:00 minutes left");
  });

  it("starts one of two at once", async () => {
    const video = await seedVideo(app, userId);
    const body = { video_id: video.id, ...job };
    const answers = await Promise.all([post("/jobs", body), post("/jobs", body)]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409]);
  });
});
