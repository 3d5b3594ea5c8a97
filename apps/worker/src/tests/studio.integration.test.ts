import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { selectScript } from "@dubdeck/db";
import type { Edit, ScriptLine } from "@dubdeck/domain";
import { reportSchema, soundBounds, speechLevel } from "@dubdeck/dubbing";
import { MIX_RATE, runFfmpeg, stretchClip } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import { recordingUploadKey } from "@dubdeck/storage";
import { type EngineServer, fixture, startEngineServer } from "@dubdeck/testing";
import {
  type AlternativeKind,
  type Answer,
  startDraft,
  startSuggesting,
  startTakingRecording,
} from "@dubdeck/workflows";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { WorkerProcess } from "../testing/start-worker.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";

let engines: EngineServer;
let pipeline: Awaited<ReturnType<typeof startTestPipeline>>;
let worker: WorkerProcess;
let dub: { id: string; userId: string; videoId: string };
let lines: ScriptLine[];

beforeAll(async () => {
  engines = await startEngineServer({ target: inject("services").TTS_BASE_URL });
  pipeline = await startTestPipeline({ TTS_BASE_URL: engines.baseUrl });
  worker = await pipeline.startWorker();
  const order = { path: fixture("jfk.mp4"), language: "es", voice: "ef_dora" } as const;
  dub = await (await pipeline.startJob(order)).end();
  const script = await selectScript(pipeline.db, dub.id);
  lines = script?.lines.filter(({ text }) => text !== null) ?? [];
}, 240_000);
afterAll(async () => {
  await worker.stop();
  await pipeline.close();
  await engines.close();
});

function accepted<T extends object>(answer: Answer<T>): T {
  if ("refused" in answer) throw new Error(answer.refused.message);
  return answer;
}
async function draft(line: string) {
  const asker = { userId: dub.userId, hash: randomUUID() };
  const { result } = await startDraft(pipeline.temporal, { jobId: dub.id, line }, asker);
  return accepted(await result());
}
const bought = (): number => engines.calls.filter(({ path }) => path.endsWith("/speech")).length;
const change = (line: ScriptLine, text: string): Edit => ({
  kind: "change",
  line: line.id,
  version: line.version,
  patch: { text },
});
const soundOf = async (key: string) => await stretchClip(await pipeline.storage.getBytes(key), 1);

it("plays a spoken line as the dub does, without asking the engine", async () => {
  const before = bought();
  const [line] = lines as [ScriptLine];
  const row = await pipeline.db
    .selectFrom("jobs")
    .select("report")
    .where("id", "=", dub.id)
    .executeTakeFirstOrThrow();
  const said = reportSchema.parse(row.report).lines.find(({ id }) => id === line.id);
  const { key, startMs, ms } = await draft(line.id);
  expect({ startMs, ms }).toEqual({ startMs: said?.startMs, ms: said?.clipMs });
  expect(Math.abs((await soundOf(key)).length / 48 - ms)).toBeLessThan(60);
  expect(bought()).toBe(before);
});

it("speaks fifty drafts at once beside a dub, and the revision finds them", async () => {
  const order = { path: fixture("story.mp4"), language: "es", voice: "ef_dora" } as const;
  const other = await pipeline.startJob(order);
  await other.untilStage("synthesize");
  const [line] = lines as [ScriptLine];
  const revision = await pipeline.startRevision(dub.id, () => [change(line, "Una frase nueva.")]);
  const drafts = await Promise.all(Array.from({ length: 50 }, () => draft(line.id)));
  expect(new Set(drafts.map(({ key }) => key)).size).toBe(1);
  const { status } = await revision.end();
  expect(status).toBe("completed");
  const asked = engines.calls.filter(({ json }) => {
    const { input } = (json ?? {}) as { input?: string };
    return input === "Una frase nueva.";
  });
  expect(new Set(asked.map(({ body }) => body.toString().replace(/,"urgent":true/, ""))).size).toBe(
    asked.length,
  );
  await other.handle.cancel();
  await other.end();
}, 240_000);

it("stores a recording as loud as the voices, and refuses what is none", async () => {
  const take = async (args: string[], name: string) =>
    await withTempDir(async (directory) => {
      const path = join(directory, name);
      await runFfmpeg([...args, path]);
      const upload = recordingUploadKey(dub.userId, randomUUID());
      await pipeline.storage.putFile(upload, path, "audio/webm");
      const { userId, videoId } = dub;
      const input = { userId, videoId, upload, jobId: dub.id };
      const asker = { userId, hash: randomUUID() };
      const { result } = await startTakingRecording(pipeline.temporal, input, asker);
      return await result();
    });
  const speech = ["-ss", "1", "-t", "3", "-i", fixture("jfk.mp4"), "-vn"];
  const quiet = ["-af", "volume=-20dB"];
  const { key, ms } = accepted(await take([...speech, ...quiet, "-c:a", "libopus"], "a.webm"));
  expect(ms).toBeGreaterThan(1000);
  const [line] = lines as [ScriptLine];
  const voice = await soundOf((await draft(line.id)).key);
  const level = (samples: Int16Array): number => speechLevel(samples, MIX_RATE);
  const recorded = await soundOf(key);
  expect(Math.abs(20 * Math.log10(level(recorded) / level(voice)))).toBeLessThan(4);
  expect(soundBounds(recorded, MIX_RATE).startSample).toBeLessThan(MIX_RATE / 5);

  const mp4 = accepted(await take([...speech, "-c:a", "aac"], "a.mp4"));
  expect(mp4.ms).toBeGreaterThan(1000);
  const silence = ["-f", "lavfi", "-i", "anullsrc=r=48000:d=3"];
  expect(await take([...silence, "-c:a", "libopus"], "b.webm")).toMatchObject({
    refused: { message: expect.stringContaining("Nothing can be heard") },
  });
  const tone = ["-f", "lavfi", "-i", "sine=f=300:r=48000:d=70"];
  expect(await take([...tone, "-c:a", "libopus"], "c.webm")).toMatchObject({
    refused: { message: expect.stringContaining("at most 60 seconds") },
  });
  const picture = ["-f", "lavfi", "-i", "testsrc=d=1:s=64x64"];
  expect(await take([...picture, "-c:v", "libx264"], "d.mp4")).toMatchObject({
    refused: { code: "UNPROCESSABLE" },
  });
}, 120_000);

it("translates a line again, and says where it cannot make it shorter", async () => {
  const [line] = lines as [ScriptLine];
  const suggest = async (kind: AlternativeKind) => {
    const asker = { userId: dub.userId, hash: randomUUID() };
    const input = { jobId: dub.id, line: line.id, kind };
    return await (await startSuggesting(pipeline.temporal, input, asker)).result();
  };
  const { texts } = accepted(await suggest("again"));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts).not.toContain("Una frase nueva.");
  expect(await suggest("shorter")).toMatchObject({
    refused: { code: "UNPROCESSABLE", message: expect.stringContaining("cannot make this text") },
  });
});
