import {
  restoreRevision,
  selectJob,
  selectPrice,
  selectScript,
  selectSnapshot,
  usedMs,
} from "@dubdeck/db";
import { type Edit, priceOf, type Script, type ScriptLine } from "@dubdeck/domain";
import { reportSchema, takesSchema } from "@dubdeck/dubbing";
import { jobKeys } from "@dubdeck/storage";
import { type EngineServer, fixture, startEngineServer } from "@dubdeck/testing";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { WorkerProcess } from "../testing/start-worker.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";

let engines: EngineServer;
let pipeline: Awaited<ReturnType<typeof startTestPipeline>>;
let worker: WorkerProcess;

beforeAll(async () => {
  engines = await startEngineServer({ target: inject("services").TTS_BASE_URL });
  pipeline = await startTestPipeline({ TTS_BASE_URL: engines.baseUrl });
  worker = await pipeline.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await pipeline.close();
  await engines.close();
});

const spokenLines = ({ lines }: Script) => lines.filter(({ text }) => text !== null);
const reword = ({ id, version }: ScriptLine, text: string): Edit => ({
  kind: "change",
  line: id,
  version,
  patch: { text },
});
const OTHER_TEXT = "Esta frase es completamente nueva.";
const OTHER_VOICE = "em_alex";

/** Returns the texts that the voice engine was given since the last call, sorted. */
function boughtSince(): () => string[] {
  let seen = engines.calls.length;
  return () => {
    const calls = engines.calls.slice(seen);
    seen = engines.calls.length;
    return calls.flatMap(({ path, json }) =>
      path.endsWith("/speech") ? [(json as { input: string }).input] : [],
    );
  };
}

async function finishedDub() {
  const path = fixture("jfk.mp4");
  const job = await pipeline.startJob({ path, language: "es", voice: "ef_dora" });
  const row = await job.end();
  expect(row.status).toBe("completed");
  const script = await selectScript(pipeline.db, row.id);
  if (!script) throw new Error("The dub has no script");
  return { job, row, script };
}

describe("a revision", () => {
  it("speaks exactly the changed lines, and costs exactly their time", async () => {
    const { db, storage } = pipeline;
    const { row: dub, script } = await finishedDub();
    const { clips, script: stored } = (await selectSnapshot(db, dub.id)) ?? {};
    expect(stored).toEqual(script);
    const spoken = spokenLines(script);
    expect(Object.keys(takesSchema.parse(clips)).toSorted()).toEqual(
      script.lines.map(({ id }) => id).toSorted(),
    );
    const [first, second] = spoken as [ScriptLine, ScriptLine];
    const used = await usedMs(db, dub.userId);
    const bought = boughtSince();

    const revision = await pipeline.startRevision(dub.id, () => [
      reword(first, OTHER_TEXT),
      { kind: "change", line: second.id, version: second.version, patch: { voice: OTHER_VOICE } },
    ]);
    const lengths = [first, second].map(({ startMs, endMs }) => endMs - startMs);
    const cost = Math.ceil(lengths.reduce((sum, ms) => sum + ms, 0) / 1000) * 1000;
    expect(revision.row).toMatchObject({ revision: 2, changedLines: 2, billedMs: cost });
    const ended = await revision.end();
    expect(ended).toMatchObject({ status: "completed", progress: 100, previewReadyAt: null });
    expect(new Set(bought())).toEqual(new Set([OTHER_TEXT, second.text]));
    expect(await usedMs(db, dub.userId)).toBe(used + cost);

    const { lines } = reportSchema.parse(ended.report);
    const said = new Map(lines.map((line) => [line.id, line]));
    expect(said.get(first.id)).toMatchObject({ text: OTHER_TEXT });
    expect(said.get(second.id)).toMatchObject({ voice: OTHER_VOICE });
    const now = await selectJob(db, dub.userId, dub.id);
    expect(now).toMatchObject({ publishedId: ended.id, outputKey: revision.keys.output });
    expect(await storage.head(revision.keys.output)).not.toBeNull();
    expect(await storage.head(jobKeys(dub.userId, dub.id).output)).not.toBeNull();
    expect(await storage.head(revision.keys.placed)).toBeNull();

    // Back to the first dub, and forward to the same change: both are paid for and spoken already.
    const { preview: previewKey, output: outputKey } = jobKeys(dub.userId, dub.id);
    const order = { dubId: dub.id, revision: dub, actor: "test" };
    await restoreRevision(db, order, { previewKey, outputKey });
    const restored = await selectScript(db, dub.id);
    expect(priceOf(restored ?? script, stored ?? null, [script])).toMatchObject({
      ms: 0,
      hasChanges: false,
    });
    const again = await pipeline.startRevision(dub.id, (current) => {
      const [one, two] = spokenLines(current) as [ScriptLine, ScriptLine];
      return [
        reword(one, OTHER_TEXT),
        { kind: "change", line: two.id, version: two.version, patch: { voice: OTHER_VOICE } },
      ];
    });
    expect(again.row).toMatchObject({ billedMs: 0, changedLines: 0 });
    expect(await again.end()).toMatchObject({ status: "completed" });
    expect(bought()).toEqual([]);
    expect(await usedMs(db, dub.userId)).toBe(used + cost);
  }, 240_000);

  it("keeps what the user set: a speed, a respelling, another place, and the original", async () => {
    const { row: dub, script } = await finishedDub();
    const [line] = spokenLines(script) as [ScriptLine];
    const bought = boughtSince();
    const slow = await pipeline.startRevision(dub.id, () => [
      {
        kind: "change",
        line: line.id,
        version: line.version,
        patch: { text: "Hola, gente", sayAs: "Ola, jente", speed: 0.8, endMs: line.startMs + 1500 },
      },
    ]);
    const { report } = await slow.end();
    expect(new Set(bought())).toEqual(new Set(["Ola, jente"]));
    expect(reportSchema.parse(report).lines.find(({ id }) => id === line.id)).toMatchObject({
      text: "Hola, gente",
      sourceEndMs: line.startMs + 1500,
      flags: [],
    });

    const { price } = await selectPrice(pipeline.db, dub, script);
    expect(price.ms).toBe(0);
    const silent = await pipeline.startRevision(dub.id, (current) =>
      spokenLines(current).map(({ id, version }) => ({
        kind: "change",
        line: id,
        version,
        patch: { text: null },
      })),
    );
    expect(silent.row.billedMs).toBe(0);
    const ended = await silent.end();
    expect(ended.status).toBe("completed");
    expect(reportSchema.parse(ended.report).job).toMatchObject({ dubbed: 0, collisions: 0 });
    expect(bought()).toEqual([]);
  }, 240_000);
});
