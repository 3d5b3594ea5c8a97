import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findVoiceTrack, readReference } from "./read-reference.ts";

const folder = await mkdtemp(join(tmpdir(), "reference-"));
afterAll(() => rm(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

it("reads the reference and the voice track next to a file", async () => {
  await writeFile(file("talk.json"), JSON.stringify({ turns: [{ start: 1, end: 2.5 }] }));
  await writeFile(file("talk.voice.flac"), "");
  expect((await readReference(file("talk.mp4")))?.turns[0]).toMatchObject({ endMs: 2500 });
  expect(await findVoiceTrack(file("talk.mp4"))).toBe(file("talk.voice.flac"));
});

it("returns null if they are missing", async () => {
  expect(await readReference(file("other.mp4"))).toBeNull();
  expect(await findVoiceTrack(file("other.mp4"))).toBeNull();
});

it("names an unusable file", async () => {
  await writeFile(file("bad.json"), "{}");
  await expect(readReference(file("bad.mp4"))).rejects.toThrow("bad.json is no reference");
});
