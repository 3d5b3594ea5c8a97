import { transitionJob } from "@dubdeck/db";
import { fixture, makeBadMedia } from "@dubdeck/testing";
import { withTempDir } from "@dubdeck/process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPipeline } from "../testing/test-pipeline.ts";
import type { WorkerProcess } from "../testing/start-worker.ts";

describe("jobs that do not complete", () => {
  let pipeline: Awaited<ReturnType<typeof startTestPipeline>>;
  let worker: WorkerProcess;

  beforeAll(async () => {
    pipeline = await startTestPipeline();
    worker = await pipeline.startWorker();
  });
  afterAll(async () => {
    await worker.stop();
    await pipeline.close();
  });

  it("cancels within seconds, releases the minutes and leaves no file", async () => {
    const order = { path: fixture("story.mp4"), language: "es", voice: "ef_dora" } as const;
    const job = await pipeline.startJob(order);
    await job.untilStage("synthesize");
    expect(await job.usedMs()).toBe(35_000);

    await job.handle.cancel();
    expect((await job.end()).status).toBe("canceled");
    expect(await job.usedMs()).toBe(0);
    expect(await pipeline.storage.head(job.keys.audio)).toBeNull();
    expect(await pipeline.storage.head(job.keys.heard(0))).toBeNull();
  });

  it("fails a video without speech with a message for its owner", async () => {
    await withTempDir(async (directory) => {
      const { silent } = await makeBadMedia(directory);
      const job = await pipeline.startJob({ path: silent, language: "es", voice: "ef_dora" });
      const { status, error, failureCode } = await job.end();
      expect({ status, error, failureCode }).toEqual({
        status: "failed",
        error: "No speech was found in this video.",
        failureCode: "NO_SPEECH",
      });
      expect(await job.usedMs()).toBe(0);
      expect(await pipeline.storage.head(job.keys.audio)).toBeNull();
    });
  });

  it("fails a video without sound", async () => {
    await withTempDir(async (directory) => {
      const { withoutAudio } = await makeBadMedia(directory);
      const job = await pipeline.startJob({ path: withoutAudio, language: "es", voice: "ef_dora" });
      expect(await job.end()).toMatchObject({ status: "failed", failureCode: "NO_AUDIO" });
    });
  });
});

it("does nothing if the job was cancelled before its workflow started", async () => {
  const pipeline = await startTestPipeline();
  const order = { path: fixture("jfk.mp4"), language: "es", voice: "ef_dora" } as const;
  const job = await pipeline.startJob(order);
  await transitionJob(pipeline.db, job.jobId, "canceled");
  const worker = await pipeline.startWorker();
  try {
    await job.handle.result();
    expect(await job.activities()).toEqual(["setStatus", "probeSource", "cleanUp"]);
    expect((await job.end()).status).toBe("canceled");
  } finally {
    await worker.stop();
    await pipeline.close();
  }
}, 120_000);
