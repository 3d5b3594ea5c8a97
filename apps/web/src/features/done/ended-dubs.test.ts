import type { Job } from "@dubdeck/domain";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { addJob, removeJob, resetJobs, updateJob } from "../dubbing/job-store.ts";
import { endedText, onDubEnded } from "./ended-dubs.ts";

const request = { videoId: "video", targetLanguage: "es", voicePreset: "ef_dora" } as const;
const JOB = queuedJob("job", request);

let ended: Job[];
let stop: () => void;
beforeEach(() => {
  resetJobs();
  ended = [];
  stop = onDubEnded((job) => ended.push(job));
});
afterEach(() => stop());

test("tells a completed dub once, when its file is there", () => {
  addJob(JOB);
  updateJob(JOB.id, { status: "completed" });
  expect(ended).toEqual([]);
  updateJob(JOB.id, { outputUrl: "https://s3/dub.mp4" });
  addJob({ ...JOB, status: "completed", outputUrl: "https://s3/dub.mp4?signed-again" });
  expect(ended.map((job) => endedText(job, "story.mp4"))).toEqual([
    { title: "story.mp4 is ready in Spanish" },
  ]);
});

test("tells a failed dub with its reason", () => {
  addJob(JOB);
  updateJob(JOB.id, { status: "failed" });
  updateJob(JOB.id, { error: "No speech was found in this video." });
  expect(ended.map((job) => endedText(job, "story.mp4"))).toEqual([
    {
      title: "story.mp4 was not dubbed into Spanish",
      description: "No speech was found in this video.",
    },
  ]);
});

test("tells nothing of dubs that had ended before, were canceled or are gone", () => {
  addJob({ ...JOB, id: "old", status: "completed", outputUrl: "https://s3/dub.mp4" });
  addJob({ ...JOB, id: "canceled" });
  updateJob("canceled", { status: "canceled" });
  addJob(JOB);
  removeJob(JOB.id);
  addJob(JOB);
  resetJobs();
  expect(ended).toEqual([]);
});
