import { MediaError, ProcessError } from "@dubdeck/media";
import { SpeechEngineError } from "@dubdeck/speech";
import { asyncLocalStorage, type Context } from "@temporalio/activity";
import type { ActivityExecuteInput } from "@temporalio/worker";
import { expect, it } from "vitest";
import { failureInterceptor } from "./failures.ts";

const broken = new ProcessError("ffmpeg", "ended with 1", "", 1);
const offline = new ProcessError("ffmpeg", "ended with 1", "http: Connection refused", 1);
const killed = new ProcessError("ffmpeg", "ended with SIGKILL", "", null);

it.each([
  ["a bad file", new MediaError("UNREADABLE"), 1, { type: "NOT_A_VIDEO", nonRetryable: true }],
  ["a refusal", new SpeechEngineError("rejected", ""), 1, { type: "ENGINE_REJECTED" }],
  [
    "a limit",
    new SpeechEngineError("rate_limited", "", { retryAfterMs: 7 }),
    1,
    { nextRetryDelay: 7 },
  ],
  ["ffmpeg's first failures", broken, 3, broken],
  ["ffmpeg's fourth failure", broken, 4, { type: "INTERNAL", nonRetryable: true }],
  ["ffmpeg's loss of the network", offline, 9, offline],
  ["ffmpeg's end by the machine", killed, 9, killed],
])("tells Temporal what to do after %s", async (_, error, attempt, told) => {
  const context = { info: { attempt } } as Context;
  const failing = asyncLocalStorage.run(context, () =>
    failureInterceptor.execute?.({} as ActivityExecuteInput, () => Promise.reject(error)),
  );
  await expect(failing).rejects.toMatchObject(told);
});
