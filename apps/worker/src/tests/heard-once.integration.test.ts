import { insertJobs, startWaitingJobs, type VideoRow } from "@dubdeck/db";
import { reportSchema } from "@dubdeck/dubbing";
import { createEngines, enginesConfig } from "@dubdeck/speech";
import { fixture } from "@dubdeck/testing";
import { startDub } from "@dubdeck/workflows";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { storedHeardSchema } from "../hearing/heard-files.ts";
import { sharedHearingKeys } from "../hearing/shared-keys.ts";
import type { WorkerProcess } from "../testing/start-worker.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";

const ORDER = { path: fixture("jfk.mp4"), language: "es", voice: "auto" } as const;
const HEARING = ["extractAudio", "planChunks", "findSpeakers", "transcribeChunk"];

describe("a second dub of a video", { timeout: 240_000 }, () => {
  let pipeline: Awaited<ReturnType<typeof startTestPipeline>>;
  let worker: WorkerProcess;
  let video: VideoRow;
  let first: ReturnType<typeof pipeline.follow>;
  beforeAll(async () => {
    pipeline = await startTestPipeline();
    worker = await pipeline.startWorker();
    video = await pipeline.addVideo(ORDER);
    first = await pipeline.startJob({ ...ORDER, background: "keep" }, video);
  });
  afterAll(async () => {
    await worker.stop();
    await pipeline.close();
  });

  /** Returns the transcription activities that the job's workflow scheduled. */
  const heardBy = async (job: typeof first) =>
    (await job.activities()).filter((name) => HEARING.includes(name));

  it("reuses lines, speakers and bed", async () => {
    const one = await first.end();
    expect((await heardBy(first)).toSorted()).toEqual(HEARING.toSorted());

    const second = await pipeline.startJob({ ...ORDER, language: "fr", background: "keep" }, video);
    const other = await second.end();
    expect(await heardBy(second)).toEqual([]);
    expect(other).toMatchObject({ status: "completed", progress: 100, sourceLanguage: "en" });
    const [was, is] = [one, other].map(({ report }) => reportSchema.parse(report));
    const heard = (report: typeof was) =>
      report?.lines.map(({ id, speaker, sourceText }) => ({ id, speaker, sourceText }));
    expect(heard(is)).toEqual(heard(was));
    expect(is?.job.speakers.map(({ id }) => id)).toEqual(was?.job.speakers.map(({ id }) => id));
    expect(await resultOf(second, "separateVoice")).toEqual({ reused: true });
    expect(await resultOf(first, "separateVoice")).toEqual({ reused: false });
  });

  it("transcribes missing or unreadable chunks again, without failing", async () => {
    const engines = createEngines(enginesConfig(inject("services")));
    const owned = { userId: video.userId, video };
    const kept = await sharedHearingKeys({ engines }, owned, { audioTrack: 0 });
    await pipeline.storage.putJson(kept.heard(0), { from: "another version" });

    const third = await pipeline.startJob({ ...ORDER, language: "it" }, video);
    expect((await third.end()).status).toBe("completed");
    expect(await heardBy(third)).toEqual(["extractAudio", "transcribeChunk"]);
    expect(await pipeline.storage.findJson(kept.heard(0), storedHeardSchema)).not.toBeNull();
  });
});

it("dubs all languages of a request in turn, even if workers are killed meanwhile", async () => {
  const pipeline = await startTestPipeline();
  try {
    const video = await pipeline.addVideo(ORDER);
    const settings = {
      voice: "auto",
      dualAudio: false,
      background: "duck",
      watermark: false,
    } as const;
    const jobs = await insertJobs(pipeline.db, video, [
      { ...settings, targetLanguage: "es" },
      { ...settings, targetLanguage: "fr" },
    ]);
    const [es, fr] = [pipeline.follow(jobs[0]), pipeline.follow(jobs[1])];
    await startWaitingJobs(pipeline.db, video.userId, {
      atMost: 10,
      start: (job, plan) => startDub(pipeline.temporal, job, plan),
    });
    for (const [job, stage] of [
      [es, "transcribe"],
      [es, "synthesize"],
      [fr, "synthesize"],
    ] as const) {
      const doomed = await pipeline.startWorker();
      await job.untilStage(stage);
      await doomed.kill();
    }
    const heir = await pipeline.startWorker();
    const ends = [await es.untilFinished(), await fr.untilFinished()];
    await heir.stop();

    expect(ends.map(({ status }) => status)).toEqual(["completed", "completed"]);
    const [before, after] = ends;
    expect(after?.startedAt?.getTime()).toBeGreaterThanOrEqual(
      before?.finishedAt?.getTime() ?? NaN,
    );
    expect(await fr.activities()).not.toContain("transcribeChunk");
  } finally {
    await pipeline.close();
  }
}, 300_000);

/** Returns the result of an activity of a job's workflow. */
async function resultOf(
  { handle }: Pick<ReturnType<Awaited<ReturnType<typeof startTestPipeline>>["follow"]>, "handle">,
  activity: string,
): Promise<unknown> {
  const events = (await handle.fetchHistory()).events ?? [];
  const scheduled = events.find(
    (event) => event.activityTaskScheduledEventAttributes?.activityType?.name === activity,
  );
  const completed = events.find(
    ({ activityTaskCompletedEventAttributes: done }) =>
      done && String(done.scheduledEventId) === String(scheduled?.eventId),
  );
  const payload = completed?.activityTaskCompletedEventAttributes?.result?.payloads?.[0];
  return JSON.parse(new TextDecoder().decode(payload?.data ?? new Uint8Array()));
}
