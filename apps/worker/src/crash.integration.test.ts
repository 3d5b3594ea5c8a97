import { STAGES } from "@dubdeck/domain";
import { type EngineServer, fixture, startEngineServer } from "@dubdeck/testing";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { LINES_AT_ONCE } from "./lines/speak-lines.ts";
import { startTestPipeline } from "./testing/test-pipeline.ts";

describe("a worker that is killed", () => {
  let engines: EngineServer;
  let pipeline: Awaited<ReturnType<typeof startTestPipeline>>;

  beforeAll(async () => {
    engines = await startEngineServer({ target: inject("services").TTS_BASE_URL });
    pipeline = await startTestPipeline({ TTS_BASE_URL: engines.baseUrl });
  });
  afterAll(async () => {
    await pipeline.close();
    await engines.close();
  });

  it.each(STAGES)(
    "in the stage %s: the next worker completes the job and buys no line twice",
    async (stage) => {
      const before = engines.calls.length;
      const doomed = await pipeline.startWorker();
      const order = { path: fixture("jfk.mp4"), language: "es", voice: "ef_dora" } as const;
      const job = await pipeline.startJob(order);
      await job.untilStage(stage);
      await doomed.kill();

      const heir = await pipeline.startWorker();
      const { status, progress } = await job.end();
      await heir.stop();

      expect({ status, progress }).toEqual({ status: "completed", progress: 100 });
      const bought = engines.calls.slice(before).filter(({ path }) => path.endsWith("/speech"));
      const orders = bought.map(({ body }) => body.toString());
      // The lines that were being spoken when the worker died were never delivered.
      const repeated = orders.length - new Set(orders).size;
      expect(repeated).toBeLessThanOrEqual(stage === "synthesize" ? LINES_AT_ONCE : 0);
      expect(orders.length).toBeGreaterThan(0);
    },
    120_000,
  );
});
