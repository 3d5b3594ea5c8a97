import { selectScript, usedMs } from "@dubdeck/db";
import type { Edit } from "@dubdeck/domain";
import { fixture, startEngineServer } from "@dubdeck/testing";
import { expect, inject, it, onTestFinished } from "vitest";
import { LINES_AT_ONCE } from "../lines/speak-lines.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";

/** Activities of a revision in the order in which they start. */
const ACTIVITIES = [
  "separateVoice",
  "speakScript",
  "mixTrack",
  "renderPreview",
  "listenToDub",
  "renderOutput",
] as const;

const OTHER_VOICE: Edit = {
  kind: "speaker",
  speaker: "S1",
  version: 1,
  patch: { voice: "em_alex" },
};

async function startWithDub() {
  const engines = await startEngineServer({ target: inject("services").TTS_BASE_URL });
  onTestFinished(() => engines.close());
  const pipeline = await startTestPipeline({ TTS_BASE_URL: engines.baseUrl });
  onTestFinished(() => pipeline.close());
  const worker = await pipeline.startWorker();
  const order = { path: fixture("jfk.mp4"), language: "es", voice: "ef_dora" } as const;
  const dub = await (await pipeline.startJob({ ...order, background: "keep" })).end();
  expect(dub.status).toBe("completed");
  return { engines, pipeline, worker, dub };
}

it("completes a revision whose worker is killed in every activity, and buys no line twice", async () => {
  const { engines, pipeline, worker, dub } = await startWithDub();
  await worker.stop();
  const before = engines.calls.length;
  const revision = await pipeline.startRevision(dub.id, () => [OTHER_VOICE]);

  let deathsWhileSpeaking = 0;
  for (const activity of ACTIVITIES) {
    const doomed = await pipeline.startWorker();
    const underWay = await revision.untilActivity(activity);
    await doomed.kill();
    if (underWay.includes("speakScript")) deathsWhileSpeaking += 1;
  }
  const heir = await pipeline.startWorker();
  onTestFinished(() => heir.stop());
  const { status, progress, billedMs } = await revision.end();

  expect({ status, progress }).toEqual({ status: "completed", progress: 100 });
  const bought = engines.calls.slice(before).filter(({ path }) => path.endsWith("/speech"));
  const orders = bought.map(({ body }) => body.toString());
  expect(orders.length).toBeGreaterThan(0);
  // Lines being synthesised when a worker died were never delivered.
  const repeated = orders.length - new Set(orders).size;
  expect(repeated).toBeLessThanOrEqual(LINES_AT_ONCE * deathsWhileSpeaking);
  expect(await usedMs(pipeline.db, dub.userId)).toBe(Number(billedMs) + 11_000);
}, 300_000);

it("cancels a revision, releases its price, and leaves the dub and its script as they are", async () => {
  const { engines, pipeline, worker, dub } = await startWithDub();
  onTestFinished(() => worker.stop());
  const { db, storage } = pipeline;
  const used = await usedMs(db, dub.userId);
  const before = engines.calls.length;
  const revision = await pipeline.startRevision(dub.id, () => [OTHER_VOICE]);
  expect(await usedMs(db, dub.userId)).toBeGreaterThan(used);
  await expect.poll(() => engines.calls.length).toBeGreaterThan(before);
  await revision.handle.cancel();

  expect(await revision.end()).toMatchObject({ status: "canceled" });
  expect(await usedMs(db, dub.userId)).toBe(used);
  expect(await storage.head(revision.keys.output)).toBeNull();
  expect(await storage.head(dub.outputKey ?? "")).not.toBeNull();
  expect((await selectScript(db, dub.id))?.speakers[0]?.voice).toBe("em_alex");
}, 240_000);
