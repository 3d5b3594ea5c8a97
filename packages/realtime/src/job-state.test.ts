import type { JobStatus } from "@dubdeck/domain";
import { expect, it } from "vitest";
import { emitState, type JobState } from "./job-state.ts";

const state = (status: JobStatus, change: Partial<JobState> = {}): JobState => ({
  id: "job",
  status,
  progress: 40,
  stage: "synthesize",
  line: { done: 2, total: 5 },
  timeLeftMs: 9000,
  previewUrl: "preview",
  outputUrl: "output",
  error: "No speech was found in this video.",
  ...change,
});

function told(of: JobState): unknown[] {
  const events: unknown[] = [];
  emitState((event, payload) => events.push([event, payload]), of);
  return events;
}

const progress = {
  job_id: "job",
  progress: 40,
  stage: "synthesize",
  line: { done: 2, total: 5 },
  time_left_ms: 9000,
};

it.each([
  ["processing", []],
  ["preview_ready", [["preview_ready", { job_id: "job", url: "preview" }]]],
  ["completed", [["completed", { job_id: "job", url: "output" }]]],
  ["failed", [["failed", { job_id: "job", error: "No speech was found in this video." }]]],
  ["canceled", []],
] as const)("says how a job that is %s came there, the last word last", (status, last) => {
  expect(told(state(status))).toEqual([
    ["progress", progress],
    ["status", { job_id: "job", status }],
    ...last,
  ]);
});

it("says no progress of a job that nobody works on yet", () => {
  const queued = state("queued", { stage: null, line: null, timeLeftMs: null, progress: 0 });
  expect(told(queued)).toEqual([["status", { job_id: "job", status: "queued" }]]);
});
