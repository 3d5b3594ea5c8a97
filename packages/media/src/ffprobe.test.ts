import { writeFile } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { probe } from "./probe.ts";
import { ProcessError } from "./run-process.ts";
import { H264_AAC, makeMedia, PICTURE_AND_TONE } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();

it.each([
  ["is missing", "#!/no/such/interpreter\n"],
  ["is killed, as for want of memory", "#!/bin/sh\nkill -9 $$\n"],
])("blames no video when ffprobe %s", async (_, program) => {
  const video = await makeMedia(`${PICTURE_AND_TONE} ${H264_AAC}`, file("good.mp4"));
  await writeFile(file("ffprobe"), program, { mode: 0o755 });
  vi.stubEnv("PATH", file(""));
  try {
    await expect(probe(video)).rejects.toThrow(ProcessError);
  } finally {
    vi.unstubAllEnvs();
  }
});
