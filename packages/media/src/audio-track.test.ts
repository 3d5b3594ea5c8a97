import { readFile, writeFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { extractAudio } from "./extract-audio.ts";
import { mixTrack } from "./mix-track.ts";
import { probe, requireAudio } from "./probe.ts";
import { renderOutput } from "./render-output.ts";
import { H264_AAC, levelOf, makeMedia, PICTURE_AND_TONE, samplesOf } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();
const PHONE = "-map 0 -map 1 -map 1 -c:a:0 pcm_s16le -c:a:1 aac";

/** Gives the PCM track an unknown codec, like a phone's spatial audio. */
async function withUnknownSound(options: string, name: string): Promise<string> {
  const path = await makeMedia(`${PICTURE_AND_TONE} ${H264_AAC} ${options}`, file(name));
  const bytes = await readFile(path);
  bytes.write("apac", bytes.indexOf("sowt"), "latin1");
  await writeFile(path, bytes);
  return path;
}

let source: string;
beforeAll(async () => {
  source = await withUnknownSound(PHONE, "phone.mov");
});

it("the audio track is the first that can be decoded", async () => {
  expect((await probe(source)).audio).toMatchObject({ track: 1, codec: "aac" });
});

it("requireAudio throws NO_AUDIO if no track can be decoded", async () => {
  const path = await withUnknownSound("-c:a pcm_s16le", "mute.mov");
  const found = await probe(path);
  expect(() => requireAudio(found)).toThrow(expect.objectContaining({ code: "NO_AUDIO" }));
});

it("the chosen track is used for recognition, the mix and the output's original sound", async () => {
  const found = requireAudio(await probe(source));
  const { durationMs } = found;
  const audioTrack = found.audio.track;
  await extractAudio({ source, durationMs, audioTrack, output: file("heard.flac") });
  const bytes = 3 * 48_000 * 2;
  await writeFile(file("dub.pcm"), new Uint8Array(bytes));
  await writeFile(file("envelope.pcm"), new Uint8Array(bytes).fill(0x7f));
  const tracks = { dub: file("dub.pcm"), envelope: file("envelope.pcm"), output: file("mix.m4a") };
  await mixTrack({ source, durationMs, audioTrack, ...tracks });
  const languages = { language: "spa", original: { language: "eng" } };
  const files = { mix: file("mix.m4a"), output: file("output.mp4") };
  await renderOutput({ source, probe: found, ...languages, watermark: false, ...files });

  for (const [path, stream] of [
    [file("heard.flac"), "0:a:0"],
    [file("mix.m4a"), "0:a:0"],
    [file("output.mp4"), "0:a:1"],
  ] as const) {
    expect(levelOf(await samplesOf(path, stream, 8000)), path).toBeGreaterThan(-40);
  }
});
