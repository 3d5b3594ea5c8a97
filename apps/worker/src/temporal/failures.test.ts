import { MediaError } from "@dubdeck/media";
import { ProcessError } from "@dubdeck/process";
import { SpeechEngineError } from "@dubdeck/speech";
import { JOB_OVER, TASK_QUEUES } from "@dubdeck/workflows";
import { asyncLocalStorage, type Context } from "@temporalio/activity";
import {
  ApplicationFailure,
  DefaultFailureConverter,
  defaultPayloadConverter,
} from "@temporalio/common";
import type { ActivityExecuteInput } from "@temporalio/worker";
import { expect, it } from "vitest";
import { failureInterceptor } from "./failures.ts";

const broken = new ProcessError("ffmpeg", "ended with 1", "", 1);
const offline = new ProcessError("ffmpeg", "ended with 1", "http: Connection refused", 1);
const killed = new ProcessError("ffmpeg", "ended with SIGKILL", "", null);
const outage = new SpeechEngineError("unavailable", "");
const limitedFor = (retryAfterMs: number | undefined) =>
  new SpeechEngineError("rate_limited", "", { retryAfterMs });
const over = ApplicationFailure.nonRetryable("The job is failed already", JOB_OVER);

it.each([
  ["a bad file", new MediaError("UNREADABLE"), 1, { type: "NOT_A_VIDEO", nonRetryable: true }],
  ["a refusal", new SpeechEngineError("rejected", ""), 1, { type: "ENGINE_REJECTED" }],
  ["a short limit", limitedFor(7), 1, { type: "rate_limited", nextRetryDelay: 1000 }],
  ["a long limit", limitedFor(90_000), 1, { nextRetryDelay: 90_000 }],
  ["a limit of no known length", limitedFor(undefined), 3, { nextRetryDelay: 4000 }],
  ["many limits", limitedFor(7), 50, { nextRetryDelay: 60_000, nonRetryable: false }],
  ["nine outages", outage, 9, { type: "unavailable", nonRetryable: false }],
  ["ten outages", outage, 10, { type: "INTERNAL", nonRetryable: true }],
  ["ten failures of the network", offline, 10, { type: "INTERNAL", nonRetryable: true }],
  ["the job's end", over, 10, over],
  ["ffmpeg's first failures", broken, 3, broken],
  ["ffmpeg's fourth failure", broken, 4, { type: "INTERNAL", nonRetryable: true }],
  ["ffmpeg's loss of the network", offline, 9, offline],
  ["ffmpeg's end by the machine", killed, 9, killed],
])("tells Temporal whether and when to retry after %s", async (_, error, attempt, told) => {
  await expect(failing(error, attempt)).rejects.toMatchObject(told);
});

it.each([
  ["a worker's end", { aborted: true }],
  ["a failure elsewhere", { taskQueue: TASK_QUEUES.io }],
])("never gives up because of %s", async (_, where) => {
  await expect(failing(offline, 10, where)).rejects.toBe(offline);
});

const full = new ProcessError("ffmpeg", "ended with 1", "No space left on device", 1);
it.each([
  ["the source", broken, "DAMAGED"],
  ["a full disk", full, "INTERNAL"],
])("blames %s if the output cannot be rendered", async (_, error, type) => {
  const where = { activityType: "renderOutput", taskQueue: TASK_QUEUES.cpu };
  await expect(failing(error, 4, where)).rejects.toMatchObject({ type });
});

it("removes URL signatures from failures", async () => {
  const signed = "http://s3/b/source.mp4?X-Amz-Signature=0af9";
  const cause = new ProcessError("ffprobe", "ended with 1", `${signed}: Invalid data`, 1);
  const failed = await failing(new MediaError("UNREADABLE", cause), 1)?.catch((e: unknown) => e);
  const unknown = await failing(new Error(`GET ${signed}`), 1)?.catch((e: unknown) => e);
  const converter = new DefaultFailureConverter();
  const told = [failed, unknown].map((error) =>
    JSON.stringify(converter.errorToFailure(error, defaultPayloadConverter)),
  );
  for (const details of told) {
    expect(details).toContain("source.mp4?X-Amz-Signature=hidden");
    expect(details).not.toContain("0af9");
  }
});

function failing(thrown: unknown, attempt: number, where = {}): Promise<unknown> | undefined {
  const usual = { taskQueue: TASK_QUEUES.model, activityType: "mixTrack", aborted: false };
  const { aborted, ...info } = { ...usual, ...where };
  const context = { info: { attempt, ...info }, cancellationSignal: { aborted } } as Context;
  return asyncLocalStorage.run(context, () =>
    failureInterceptor.execute?.({} as ActivityExecuteInput, () => Promise.reject(thrown)),
  );
}
