import { EventEmitter } from "node:events";
import { beforeEach, expect, test } from "vitest";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { applyJobEvents, type JobSocket } from "./job-events.ts";
import { addJob, getJob, resetJobs, useJobs } from "./job-store.ts";

const JOB = queuedJob("4b8c2f0e-8f6e-4f5e-9a57-0f2f2c9f3a10", {
  videoId: "7d6f1c1b-2f0f-4d8f-8e3e-2d7f7f0b8f11",
  targetLanguage: "es",
  voicePreset: "ef_dora",
});
const job_id = JOB.id;
const activeIds = () => [...useJobs.getState().activeIds];

let server: EventEmitter;
beforeEach(() => {
  resetJobs();
  addJob({ ...JOB, status: "processing" });
  server = new EventEmitter();
  applyJobEvents(server as unknown as JobSocket);
});

test("keeps listening after the status until the finished file's URL arrives", () => {
  server.emit("status", { job_id, status: "completed" });
  expect(getJob(job_id)?.status).toBe("completed");
  expect(activeIds()).toEqual([job_id]);
  server.emit("completed", { job_id, url: "https://s3/dub.mp4" });
  expect(getJob(job_id)).toMatchObject({ progress: 100, outputUrl: "https://s3/dub.mp4" });
  expect(activeIds()).toEqual([]);
});

test("keeps listening after the status until the failure's reason arrives", () => {
  server.emit("status", { job_id, status: "failed" });
  expect(activeIds()).toEqual([job_id]);
  server.emit("failed", { job_id, error: "No speech was found in this video." });
  expect(getJob(job_id)).toMatchObject({ error: "No speech was found in this video." });
  expect(activeIds()).toEqual([]);
});

test("stops listening to a canceled job", () => {
  server.emit("status", { job_id, status: "canceled" });
  expect(activeIds()).toEqual([]);
});
