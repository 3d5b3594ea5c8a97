import { writeFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { mixTrack, type MixTrack } from "./mix-track.ts";
import { measureLoudness } from "./measure-loudness.ts";
import { H264_AAC, inspect, levelOf, makeMedia, samplesOf } from "./testing/make-media.ts";
import { peakMemoryMb } from "./testing/peak-memory.ts";
import { testDir } from "./testing/temp-dir.ts";

const RATE = 48_000;
const DURATION_MS = 6000;
const LONG_MS = 120_000;
const file = await testDir();
beforeAll(async () => {
  await makeVideo("sine=f=440:r=44100:d=6,volume=-6dB", "video.mp4");
  await writeTrack("full.raw", () => 32_767);
  await writeTrack("speech.raw", (t) => speech(t, 5000));
});

describe("the loudness of the mix", () => {
  it.each([
    ["a quiet original", "sine=f=440:r=44100:d=6,volume=-30dB", 5000],
    ["a loud original", "sine=f=440:r=44100:d=6,volume=17dB", 5000],
    ["a quiet dub", "sine=f=440:r=44100:d=6", 300],
    ["a clipped dub", "sine=f=440:r=44100:d=6", 1_000_000],
    ["a clipped original", "aevalsrc=2*clip(9*sin(900*t)\\,-1\\,1):s=48000:d=6", 5000],
    ["a silent original", "anullsrc=r=44100:cl=stereo:d=6", 5000],
    ["a silent dub", "sine=f=440:r=44100:d=6", 0],
    ["noise", "anoisesrc=r=48000:d=6:a=0.9:seed=1", 20_000],
    ["clicks with much room between", "aevalsrc=0.9*lt(mod(t\\,0.5)\\,0.004):s=48000:d=6", 3000],
    ["six channels", "aevalsrc=0.2*sin(900*t)|0|0.1*sin(700*t)|0|0|0:c=5.1:s=48000:d=6", 5000],
  ])("is right with %s", async (_, source, level) => {
    await makeVideo(source, "source.mp4");
    await writeTrack("dub.raw", (t) => speech(t, level));
    const loudness = await mix("source.mp4", "dub.raw", "full.raw");
    expect(await measureLoudness(file("mix.m4a"))).toEqual(loudness);
    // Loudness is reported in tenths, as floating-point numbers.
    expect(Math.abs(loudness.integratedLufs + 16)).toBeLessThan(0.35);
    expect(loudness.truePeakDbtp).toBeLessThanOrEqual(-1);
  });

  it("is raised by at most 20 dB, so that a video with only hiss stays quiet", async () => {
    await makeVideo("anoisesrc=r=48000:d=6:a=0.002:seed=1", "hiss.mp4");
    await writeTrack("silent.raw", () => 0);
    const before = await measureLoudness(file("hiss.mp4"));
    const { integratedLufs } = await mix("hiss.mp4", "silent.raw", "full.raw");
    expect(integratedLufs - before.integratedLufs).toBeCloseTo(20, 0);
    expect(integratedLufs).toBeLessThan(-30);
  });

  it("is right with an empty dub", async () => {
    await writeTrack("empty.raw", () => 0, 0);
    const { integratedLufs } = await mix("video.mp4", "empty.raw", "full.raw");
    expect(integratedLufs).toBeCloseTo(-16, 0);
  });

  it("stays silent if all tracks are silent", async () => {
    await makeVideo("anullsrc=r=44100:cl=mono:d=6", "silent.mp4");
    await writeTrack("silent.raw", () => 0);
    expect(await mix("silent.mp4", "silent.raw", null)).toEqual({
      integratedLufs: -70,
      truePeakDbtp: -120,
    });
  });
});

describe("the mix", () => {
  it("is stereo AAC of exactly the video's length, even if the tracks are shorter", async () => {
    await makeVideo("sine=f=440:r=44100:d=2", "short-sound.mp4");
    await writeTrack("short-dub.raw", (t) => speech(t, 5000), 1000);
    const done: number[] = [];
    await mix("short-sound.mp4", "short-dub.raw", "full.raw", {}, (ms) => done.push(ms));
    expect(await inspect(file("mix.m4a"), "stream=codec_name,channels,duration")).toBe(
      "aac|2|6.000000",
    );
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBe(DURATION_MS);
  });

  it("keeps the dub's placement to the millisecond", async () => {
    await writeTrack("burst.raw", (t) => (t >= 3 && t < 3.5 ? 12_000 * Math.sin(6000 * t) : 0));
    await mix("video.mp4", "burst.raw", null);
    const samples = await samplesOf(file("mix.m4a"), "0:a:0", RATE);
    const first = samples.findIndex((sample) => Math.abs(sample) > 3000);
    expect(Math.abs(first - 3 * RATE)).toBeLessThan(RATE / 1000);
  });

  it("ducks the original according to the envelope", async () => {
    await writeTrack("ducked.raw", (t) => (t < 3 ? 32_767 : 3277));
    await writeTrack("nothing.raw", () => 0);
    await mix("video.mp4", "nothing.raw", "ducked.raw");
    const samples = await samplesOf(file("mix.m4a"), "0:a:0", RATE);
    const [before, after] = [samples.subarray(RATE, 2 * RATE), samples.subarray(4 * RATE)];
    expect(levelOf(before) - levelOf(after.subarray(0, RATE))).toBeCloseTo(20, 0);
  });

  it("replaces the original by the bed where the original is muted", async () => {
    await makeMedia("-f lavfi -i sine=f=880:r=48000:d=6 -ac 2", file("bed.flac"));
    await writeTrack("first-half.raw", (t) => (t < 3 ? 32_767 : 0));
    await writeTrack("second-half.raw", (t) => (t < 3 ? 0 : 32_767));
    await writeTrack("nothing.raw", () => 0);
    const bed = { sound: file("bed.flac"), envelope: file("second-half.raw") };
    await mix("video.mp4", "nothing.raw", "first-half.raw", { bed });
    const samples = await samplesOf(file("mix.m4a"), "0:a:0", RATE);
    expect(frequencyOf(samples.subarray(RATE, 2 * RATE))).toBeCloseTo(440, -1);
    expect(frequencyOf(samples.subarray(4 * RATE, 5 * RATE))).toBeCloseTo(880, -1);
  });

  it.each([
    ["quieter", -21.5, false],
    ["a little louder", -15.5, false],
    ["a little quieter, in mono,", -18, true],
  ])("keeps the level of an original that is %s than the dub", async (_, lufs, isMono) => {
    await makeMedia("-f lavfi -i sine=f=880:r=48000:d=6 -ac 2", file("bed.flac"));
    await writeTrack("gaps.raw", (t) => (t % 2 < 1 ? 32_767 : 0));
    await writeTrack("dubbed.raw", (t) => (t % 2 < 1 ? 0 : 32_767));
    await writeTrack("lines.raw", (t) => (t % 2 < 1 ? 0 : 5000 * Math.sin(1200 * t)));
    // The loudness of a sine on both sides is its peak level.
    const sine = `${10 ** (lufs / 20)}*sin(2*PI*880*t)`;
    await makeVideo(`aevalsrc=${isMono ? sine : `${sine}|${sine}`}:s=48000:d=6`, "near.mp4");
    const bed = { sound: file("bed.flac"), envelope: file("dubbed.raw") };
    const { integratedLufs } = await mix("near.mp4", "lines.raw", "gaps.raw", { bed, isMono });
    const gap = async (name: string) =>
      levelOf((await samplesOf(file(name), "0:a:0", RATE)).subarray(0.1 * RATE, 0.9 * RATE));
    expect(Math.abs((await gap("mix.m4a")) - (await gap("near.mp4")))).toBeLessThan(0.5);
    expect(Math.abs(integratedLufs + 16)).toBeLessThan(1);
  });

  it("takes as much memory for a long video as for a short one", async () => {
    const dub = await writeTrack("long.raw", (t) => speech(t, 5000), LONG_MS);
    const peak = (durationMs: number) =>
      peakMemoryMb(() =>
        mixTrack({ source: "", durationMs, dub, envelope: null, output: file("long.m4a") }),
      );
    const short = await peak(DURATION_MS);
    // All its samples, in stereo, would be 23 MB.
    expect((await peak(LONG_MS)) - short).toBeLessThan(10);
  });

  it("omits the original without an envelope", async () => {
    await mix("video.mp4", "speech.raw", null);
    const samples = await samplesOf(file("mix.m4a"), "0:a:0", RATE);
    // The dub pauses in the second half of each second.
    expect(levelOf(samples.subarray(1.6 * RATE, 1.9 * RATE))).toBeLessThan(-60);
  });

  it("ends at once when it is aborted", async () => {
    const signal = AbortSignal.timeout(50);
    const job = { source: file("video.mp4"), durationMs: DURATION_MS, output: file("never.m4a") };
    const dub = { dub: file("speech.raw"), envelope: file("full.raw") };
    await expect(mixTrack({ ...job, ...dub }, { signal })).rejects.toThrow(/timeout/);
  });
});

const mix = (
  source: string,
  dub: string,
  envelope: string | null,
  { bed, isMono }: Pick<MixTrack, "bed" | "isMono"> = {},
  onProgress?: (doneMs: number) => void,
) => {
  const tracks = { source: file(source), dub: file(dub), envelope: envelope && file(envelope) };
  return mixTrack(
    { ...tracks, bed, isMono, durationMs: DURATION_MS, output: file("mix.m4a") },
    { onProgress },
  );
};

/** Alternates syllables and pauses of half a second each. */
const speech = (t: number, level: number): number =>
  t % 1 < 0.5 ? level * Math.sin(1200 * t) * Math.sin(20 * t) : 0;

function makeVideo(sound: string, name: string): Promise<string> {
  const picture = "-f lavfi -i color=black:s=64x36:r=25:d=6";
  return makeMedia(`${picture} -f lavfi -i ${sound} ${H264_AAC}`, file(name));
}

/** Counts how often a tone of one second crosses zero upwards. */
const frequencyOf = (second: Int16Array): number =>
  second.filter((value, i) => value >= 0 && (second[i - 1] ?? 0) < 0).length;

/** Writes raw 16-bit mono samples of a function of time in seconds, clipped. */
async function writeTrack(name: string, at: (t: number) => number, lengthMs = DURATION_MS) {
  const samples = Int16Array.from({ length: (lengthMs * RATE) / 1000 }, (_, i) =>
    Math.max(-32_768, Math.min(32_767, at(i / RATE))),
  );
  await writeFile(file(name), samples);
  return file(name);
}
