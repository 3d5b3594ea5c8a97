import { randomUUID } from "node:crypto";
import { insertJobs, insertUser, insertVideo, startWaitingJobs } from "@dubdeck/db";
import { sourceKey } from "@dubdeck/storage";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import type { Deps } from "../deps.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";
import type { Watchers } from "../progress/watchers.ts";
import { setStatus } from "./set-status.ts";

it("starts the owner's next job when one ends", async () => {
  const pipeline = await startTestPipeline();
  try {
    const { db, storage, temporal } = pipeline;
    const watchers = { status: vi.fn<Watchers["status"]>(), failed: vi.fn<Watchers["failed"]>() };
    const log = pino({ level: "silent" });
    const deps = { db, storage, temporal, watchers, log, jobsPerUser: 1 } as unknown as Deps;
    const { id: userId } = await insertUser(db, { email: "a@example.com", plan: "starter" });
    const queue = async () => {
      const video = await insertVideo(db, {
        userId,
        sourceKey: sourceKey(userId, randomUUID(), "video/mp4"),
        filename: "talk.mp4",
        durationMs: 1000,
        width: 1280,
        height: 720,
        sizeBytes: 1,
      });
      if (!video) throw new Error("The video exists already");
      const settings = { targetLanguage: "es", voice: "ef_dora", dualAudio: false } as const;
      const [job] = await insertJobs(db, video, [{ ...settings, watermark: false }]);
      return job;
    };
    const [running, waiting] = [await queue(), await queue()];
    await startWaitingJobs(db, userId, { atMost: 1, start: async () => undefined });
    const pending = () => db.selectFrom("pendingWorkflows").select("jobId").execute();
    expect(await pending()).toEqual([{ jobId: waiting.id }]);

    await setStatus(deps)({ jobId: running.id, status: "failed" });
    expect(await pending()).toEqual([]);
    const handle = temporal.workflow.getHandle(waiting.id);
    expect((await handle.describe()).type).toBe("dubVideo");
    await handle.terminate();
  } finally {
    await pipeline.close();
  }
});
