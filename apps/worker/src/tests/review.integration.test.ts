import { editScript, selectScript } from "@dubdeck/db";
import { changesOf } from "@dubdeck/domain";
import { reportSchema } from "@dubdeck/dubbing";
import { fixture, startEngineServer } from "@dubdeck/testing";
import { approveReview } from "@dubdeck/workflows";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { startTestPipeline } from "../testing/test-pipeline.ts";

type Engines = Awaited<ReturnType<typeof startEngineServer>>;
type Pipeline = Awaited<ReturnType<typeof startTestPipeline>>;
let engines: Engines;
let pipeline: Pipeline;
beforeAll(async () => {
  engines = await startEngineServer({ target: inject("services").TTS_BASE_URL });
  pipeline = await startTestPipeline({ TTS_BASE_URL: engines.baseUrl });
});
afterAll(async () => {
  await pipeline.close();
  await engines.close();
});

const order = {
  path: fixture("jfk.mp4"),
  language: "es",
  voice: "ef_dora",
  review: true,
} as const;
const textsSpoken = () =>
  engines.calls
    .filter(({ path }) => path.endsWith("/speech"))
    .map(({ body }) => (JSON.parse(body.toString()) as { input: string }).input);

it("waits for approval, survives the worker's death, and speaks the edited script", async () => {
  const doomed = await pipeline.startWorker();
  const job = await pipeline.startJob(order);
  await job.untilStatus("review");
  const script = await selectScript(pipeline.db, job.jobId);
  const [line] = script?.lines ?? [];
  if (!script || !line) throw new Error("The job in review has no script");
  const patch = { text: "Buenos días, amigos." };
  const edit = { kind: "change", line: line.id, version: line.version, patch } as const;
  const context = { durationMs: 11_000, newId: () => "new" };
  await editScript(pipeline.db, job.jobId, { kind: "change", actor: "test" }, (current) =>
    changesOf(current, edit, context),
  );
  expect(textsSpoken()).toEqual([]);
  await doomed.kill();

  const heir = await pipeline.startWorker();
  onTestFinished(() => heir.stop());
  expect(await approveReview(pipeline.temporal, job.jobId)).toBe(true);
  const { status, progress, report } = await job.end();
  expect({ status, progress }).toEqual({ status: "completed", progress: 100 });
  expect(textsSpoken()).toContain(patch.text);
  const first = reportSchema.parse(report).lines.find(({ id }) => id === line.id);
  expect(first).toMatchObject({ text: patch.text, sourceText: line.sourceText });
  const done = await job.activities();
  for (const once of ["transcribeChunk", "translateChunk", "separateVoice", "speakScript"]) {
    expect(done.filter((name) => name === once)).toHaveLength(1);
  }
  expect(await job.usedMs()).toBe(11_000);
}, 240_000);

it("is cancelled while it waits, and releases its minutes", async () => {
  const worker = await pipeline.startWorker();
  onTestFinished(() => worker.stop());
  const job = await pipeline.startJob(order);
  await job.untilStatus("review");
  expect(await job.usedMs()).toBe(11_000);
  await job.handle.cancel();
  expect((await job.end()).status).toBe("canceled");
  expect(await job.usedMs()).toBe(0);
}, 120_000);
