import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { reportSchema, wordErrorRate } from "@dubdeck/dubbing";
import { extractAudio, measureLoudness, probe } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import { createEngines, enginesConfig } from "@dubdeck/speech";
import { fixture, storyUtterances } from "@dubdeck/testing";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { WorkerProcess } from "../testing/start-worker.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";
import { voiceOverOriginal } from "../testing/voice-over-original.ts";

const CASES = [
  { video: "jfk.mp4", language: "es", background: "keep", speakers: 1, maxWer: 0.15 },
  { video: "story.mp4", language: "pt", background: "duck", speakers: 1, maxWer: 0.15 },
  // The bridged translation is poor, and recognisers understand poor text badly.
  { video: "story.mp4", language: "fr", background: "duck", speakers: 1, maxWer: 0.3 },
  // Its translation keeps names that Whisper does not know.
  { video: "readers.mp4", language: "es", background: "keep", speakers: 3, maxWer: 0.3 },
] as const;

describe("a finished dub", () => {
  const { transcriber } = createEngines(enginesConfig(inject("services")));
  let pipeline: Awaited<ReturnType<typeof startTestPipeline>>;
  let worker: WorkerProcess;

  beforeAll(async () => {
    pipeline = await startTestPipeline();
    worker = await pipeline.startWorker();
  });
  afterAll(async () => {
    await worker.stop();
    await pipeline.close();
  });

  it.each(CASES)(
    "of $video in $language keeps the picture, the timing and the loudness, and is understood",
    async ({ language, video, background, speakers, maxWer }) => {
      const path = fixture(video);
      const order = { path, language, background, voice: "auto" } as const;
      const job = await pipeline.startJob(order);
      const { error, report, status } = await job.end();
      expect(status, error ?? undefined).toBe("completed");

      await withTempDir(async (directory) => {
        const output = join(directory, "output.mp4");
        await pipeline.storage.download(job.keys.output, output);
        await expectSamePicture(path, output);
        await expectPlaysWhileItLoads(output);
        const { integratedLufs, truePeakDbtp } = await measureLoudness(output);
        expect(Math.abs(integratedLufs + 16)).toBeLessThanOrEqual(1);
        expect(truePeakDbtp).toBeLessThanOrEqual(-1);

        const { lines: all, job: whole } = reportSchema.parse(report);
        expect(whole.collisions).toBe(0);
        expect(whole.cutShare).toBe(0);
        expect(whole.naturalShare).toBeGreaterThanOrEqual(0.9);
        expect(whole.speakers).toHaveLength(speakers);
        expect(new Set(whole.speakers.map(({ voice }) => voice)).size).toBe(speakers);
        expect(whole.heard?.coverage).toBeGreaterThanOrEqual(0.85);
        expect(whole.heard?.onsetErrorP95Ms).toBeLessThanOrEqual(350);
        expect(whole.heard?.wordErrorRate).toBeLessThanOrEqual(maxWer);
        const lines = all.flatMap(({ text, startMs, clipMs }) =>
          text !== null && startMs !== null && clipMs !== null ? [{ text, startMs, clipMs }] : [],
        );
        expect(await voiceOverOriginal(path, output, lines)).toBeGreaterThan(18);

        const audio = join(directory, "dub.flac");
        const { durationMs } = await probe(output);
        await extractAudio({ source: output, durationMs, output: audio });
        const heard = await transcriber.transcribe({ path: audio, language });
        const said = lines.map(({ text }) => text).join(" ");
        const understood = heard.words.map(({ text }) => text).join(" ");
        const told = `said: ${said}\nheard: ${understood}`;
        expect(wordErrorRate(said, understood), told).toBeLessThanOrEqual(maxWer);
        if (video === "story.mp4") await expectOnsets(lines.map(({ startMs }) => startMs));
      });
    },
    180_000,
  );

  it("keeps the original as a second track if requested", async () => {
    const order = { path: fixture("jfk.mp4"), language: "es", voice: "ef_dora" } as const;
    const job = await pipeline.startJob({ ...order, dualAudio: true });
    expect((await job.end()).status).toBe("completed");
    await withTempDir(async (directory) => {
      const output = join(directory, "output.mp4");
      await pipeline.storage.download(job.keys.output, output);
      const entries = "stream=codec_name:stream_tags=language:stream_disposition=default";
      const args = ["-v", "error", "-select_streams", "a", "-show_entries", entries, "-of", "csv"];
      const { stdout } = await promisify(execFile)("ffprobe", [...args, output]);
      expect(stdout.trim().split("\n")).toEqual(["stream,aac,1,spa", "stream,aac,0,eng"]);
    });
  }, 120_000);
});

/**
 * Expects the video's packets to be identical to the source's, and its duration to match within a
 * frame.
 */
async function expectSamePicture(source: string, output: string): Promise<void> {
  const md5 = async (file: string): Promise<string> => {
    const args = ["-v", "error", "-i", file, "-map", "0:v", "-c", "copy", "-f", "md5", "-"];
    return (await promisify(execFile)("ffmpeg", args)).stdout;
  };
  expect(await md5(output)).toBe(await md5(source));
  const [before, after] = [await probe(source), await probe(output)];
  const frameMs = (1000 * before.video.fpsDen) / before.video.fpsNum;
  expect(Math.abs(after.durationMs - before.durationMs)).toBeLessThanOrEqual(frameMs);
  expect([after.video.codec, after.audio?.codec]).toEqual(["h264", "aac"]);
}

async function expectPlaysWhileItLoads(output: string): Promise<void> {
  const bytes = await readFile(output);
  expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
}

/** Expects a line start within 250 ms of the start of each of the story's utterances. */
async function expectOnsets(starts: readonly number[]): Promise<void> {
  for (const { startMs } of await storyUtterances()) {
    const nearest = Math.min(...starts.map((start) => Math.abs(start - startMs)));
    expect(nearest).toBeLessThanOrEqual(250);
  }
}
