import { selectJobsByVideo, usedMs } from "@dubdeck/db";
import type { Job } from "@dubdeck/domain";
import { afterAll, describe, expect, it } from "vitest";
import { seedVideo } from "../testing/seed.ts";
import { startTestApp } from "../testing/test-app.ts";
import { trpcCaller } from "../testing/trpc-caller.ts";

const app = await startTestApp();
const trpc = trpcCaller(app);
afterAll(() => app.close());

/** Requests dubs of a new video of `durationMs` as a new starter user. */
async function ask(change: object, durationMs?: number) {
  const { user, token } = await app.newUser();
  const video = await seedVideo(app, user.id, durationMs);
  const order = { videoId: video.id, targetLanguages: ["es", "fr", "it"], voicePreset: "auto" };
  const answer = await trpc.mutate("jobs.create", { ...order, ...change }, token);
  return { user, token, video, answer };
}

const isStarted = async ({ id }: Job): Promise<boolean> =>
  app.temporal.workflow
    .getHandle(id)
    .describe()
    .then(
      () => true,
      () => false,
    );

describe("dubbing into several languages at once", () => {
  it("queues one job a language and starts the first", async () => {
    const { user, answer } = await ask({});
    expect(answer.status).toBe(200);
    const jobs = answer.body as unknown as Job[];
    expect(jobs.map(({ targetLanguage }) => targetLanguage)).toEqual(["es", "fr", "it"]);
    expect(jobs.map(({ status, progress }) => [status, progress])).toEqual(
      jobs.map(() => ["queued", 0]),
    );
    expect(await Promise.all(jobs.map(isStarted))).toEqual([true, false, false]);
    expect(await usedMs(app.db, user.id)).toBe(33_000);
  });

  it.each([
    ["a language that is not available", { targetLanguages: ["es", "tr"] }, 422],
    ["a voice that one of them lacks", { voicePreset: "ef_dora" }, 422],
    ["a language twice", { targetLanguages: ["es", "es"] }, 400],
    ["no language", { targetLanguages: [] }, 400],
  ])("refuses %s, and queues nothing", async (_, change, status) => {
    const { user, video, answer } = await ask(change);
    expect(answer.status).toBe(status);
    expect(await selectJobsByVideo(app.db, user.id, video.id)).toEqual([]);
  });

  it("refuses all where the minutes do not cover all", async () => {
    const { user, video, answer } = await ask({}, 120_000);
    expect(answer.status).toBe(402);
    expect(answer.body["message"]).toContain("6:00 minutes in all");
    expect(await selectJobsByVideo(app.db, user.id, video.id)).toEqual([]);
    expect(await usedMs(app.db, user.id)).toBe(0);
  });

  it("refuses another dub and the video's removal while one of them waits", async () => {
    const { token, video } = await ask({});
    const body = { video_id: video.id, target_language: "pt", voice_preset: "auto" };
    expect((await app.call("POST", "/jobs", { token, body })).status).toBe(409);
    expect((await trpc.mutate("videos.remove", { id: video.id }, token)).status).toBe(409);
  });

  it("cancels one that waits alone, with its minutes", async () => {
    const { user, token, answer } = await ask({});
    const [es, fr, ita] = answer.body as unknown as [Job, Job, Job];
    const canceled = await app.call("POST", `/jobs/${fr.id}/cancel`, { token });
    expect([canceled.status, canceled.body["status"]]).toEqual([200, "canceled"]);
    expect(await usedMs(app.db, user.id)).toBe(22_000);
    expect(await Promise.all([es, ita].map(isStarted))).toEqual([true, false]);
  });
});
