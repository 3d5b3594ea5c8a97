import { fixture, startEngineServer } from "@dubdeck/testing";
import { expect, inject, it, onTestFinished } from "vitest";
import { LINES_AT_ONCE } from "../lines/speak-lines.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";

/** Activities in the order in which they start; voice separation runs while chunks are processed. */
const ACTIVITIES = [
  "findSpeakers",
  "separateVoice",
  "transcribeChunk",
  "translateChunk",
  "synthesizeChunk",
  "mixTrack",
  "renderPreview",
  "listenToDub",
  "renderOutput",
] as const;

it("completes a job whose worker is killed in every activity, and buys no line twice", async () => {
  const engines = await startEngineServer({ target: inject("services").TTS_BASE_URL });
  onTestFinished(() => engines.close());
  const pipeline = await startTestPipeline({ TTS_BASE_URL: engines.baseUrl });
  onTestFinished(() => pipeline.close());
  const order = { path: fixture("jfk.mp4"), language: "es", voice: "ef_dora" } as const;
  const job = await pipeline.startJob({ ...order, background: "keep" });

  let deathsWhileSpeaking = 0;
  for (const activity of ACTIVITIES) {
    const doomed = await pipeline.startWorker();
    const underWay = await job.untilActivity(activity);
    await doomed.kill();
    if (underWay.includes("synthesizeChunk")) deathsWhileSpeaking += 1;
  }
  const heir = await pipeline.startWorker();
  onTestFinished(() => heir.stop());
  const { status, progress } = await job.end();

  expect({ status, progress }).toEqual({ status: "completed", progress: 100 });
  const bought = engines.calls.filter(({ path }) => path.endsWith("/speech"));
  const orders = bought.map(({ body }) => body.toString());
  expect(orders.length).toBeGreaterThan(0);
  // Lines being synthesised when a worker died were never delivered.
  const repeated = orders.length - new Set(orders).size;
  expect(repeated).toBeLessThanOrEqual(LINES_AT_ONCE * deathsWhileSpeaking);
}, 240_000);
