import { beforeAll, expect, it } from "vitest";
import { cutAudio, extractAudio } from "./extract-audio.ts";
import { H264_AAC, inspect, levelOf, makeMedia, samplesOf } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();
/** The tone starts at 1 s. */
const LATE_TONE =
  "-f lavfi -i testsrc2=s=160x90:r=25:d=4 -itsoffset 1 -f lavfi -i sine=f=440:r=48000:d=2";
beforeAll(async () => {
  await makeMedia(`${LATE_TONE} -map 0 -map 1 ${H264_AAC} -ac 2`, file("video.mp4"));
});

it("writes 16 kHz mono FLAC of exactly the requested length, aligned with the picture", async () => {
  const done: number[] = [];
  const job = { source: file("video.mp4"), durationMs: 4000, output: file("audio.flac") };
  await extractAudio(job, { onProgress: (ms) => done.push(ms) });
  expect(await inspect(job.output, "stream=codec_name,sample_rate,channels,duration_ts")).toBe(
    "flac|16000|1|64000",
  );
  const samples = await samplesOf(job.output, "0:a:0", 16_000);
  expect(levelOf(samples.subarray(0, 15_500))).toBeLessThan(-80);
  expect(levelOf(samples.subarray(16_500, 47_500))).toBeGreaterThan(-25);
  expect(levelOf(samples.subarray(48_500))).toBeLessThan(-80);
  expect(done.at(-1)).toBe(4000);
});

it("cuts sample-accurately, so that the joined pieces equal the whole", async () => {
  const source = file("video.mp4");
  await extractAudio({ source, durationMs: 4000, output: file("whole.flac") });
  const bounds = [0, 1234, 1235, 2987, 4000];
  const pieces: number[] = [];
  for (const [i, startMs] of bounds.slice(0, -1).entries()) {
    const cut = { input: file("whole.flac"), startMs, endMs: bounds[i + 1] ?? 0 };
    await cutAudio({ ...cut, output: file("piece.flac") });
    pieces.push(...(await samplesOf(file("piece.flac"), "0:a:0", 16_000)));
  }
  expect(Int16Array.from(pieces)).toEqual(await samplesOf(file("whole.flac"), "0:a:0", 16_000));
});

it("cuts a piece of an AAC track", async () => {
  const late = "-f lavfi -i sine=f=440:r=48000:d=4,volume=0:enable='lt(t,1)'";
  await makeMedia(`${late} -ac 2 -c:a aac`, file("mix.m4a"));
  const output = file("piece.flac");
  await cutAudio({ input: file("mix.m4a"), startMs: 500, endMs: 2000, output });
  expect(await inspect(output, "stream=codec_name,sample_rate,channels,duration_ts")).toBe(
    "flac|16000|1|24000",
  );
  const samples = await samplesOf(output, "0:a:0", 16_000);
  expect(levelOf(samples.subarray(0, 7800))).toBeLessThan(-50);
  expect(levelOf(samples.subarray(8200))).toBeGreaterThan(-25);
});
