import { beforeEach, expect, test } from "vitest";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { addJob, getJob, removeJob, resetJobs, updateJob, useJobs } from "./job-store.ts";

const JOB = queuedJob("4b8c2f0e-8f6e-4f5e-9a57-0f2f2c9f3a10", {
  videoId: "7d6f1c1b-2f0f-4d8f-8e3e-2d7f7f0b8f11",
  targetLanguage: "es",
  voicePreset: "ef_dora",
});
const activeIds = () => [...useJobs.getState().activeIds];

beforeEach(resetJobs);

test("keeps a new job active until it ends", () => {
  addJob(JOB);
  expect(activeIds()).toEqual([JOB.id]);
  updateJob(JOB.id, { status: "preview_ready" });
  expect(activeIds()).toEqual([JOB.id]);
  updateJob(JOB.id, { status: "failed", error: "No speech was found in this video." });
  expect(activeIds()).toEqual([]);
  expect(getJob(JOB.id)?.error).toBe("No speech was found in this video.");
});

test("a dub goes to review and on from there, but not back from a later status", () => {
  addJob({ ...JOB, status: "processing" });
  updateJob(JOB.id, { status: "review" });
  expect(getJob(JOB.id)?.status).toBe("review");
  updateJob(JOB.id, { status: "processing" });
  expect(getJob(JOB.id)?.status).toBe("processing");
  updateJob(JOB.id, { status: "completed" });
  updateJob(JOB.id, { status: "review" });
  expect(getJob(JOB.id)?.status).toBe("completed");
});

test("never lowers the progress, whatever the source", () => {
  addJob(JOB);
  updateJob(JOB.id, { status: "processing", stage: "synthesize", progress: 40 });
  updateJob(JOB.id, { stage: "transcribe", progress: 12 });
  expect(getJob(JOB.id)).toMatchObject({ stage: "synthesize", progress: 40 });
  addJob({ ...JOB, status: "processing", progress: 30 });
  expect(getJob(JOB.id)?.progress).toBe(40);
});

test("a stale response does not overwrite live events", () => {
  addJob(JOB);
  updateJob(JOB.id, { status: "completed", progress: 100, outputUrl: "https://s3/dub.mp4" });
  addJob({ ...JOB, status: "processing", progress: 90 });
  expect(getJob(JOB.id)).toMatchObject({ status: "completed", outputUrl: "https://s3/dub.mp4" });
});

test("an event that arrives after the end does not undo it", () => {
  addJob({ ...JOB, status: "completed", outputUrl: "https://s3/dub.mp4" });
  updateJob(JOB.id, { status: "processing" });
  updateJob(JOB.id, { status: "preview_ready", previewUrl: "https://s3/preview.mp4" });
  expect(getJob(JOB.id)?.status).toBe("completed");
});

test("ignores events of unknown jobs, removes jobs and resets", () => {
  updateJob("other", { progress: 50 });
  expect(getJob("other")).toBeUndefined();
  addJob(JOB);
  removeJob(JOB.id);
  expect([getJob(JOB.id), activeIds()]).toEqual([undefined, []]);
  addJob(JOB);
  resetJobs();
  expect(useJobs.getState().jobs).toEqual({});
});
