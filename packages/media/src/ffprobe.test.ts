import { writeFile } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { ProcessError } from "@dubdeck/process";
import { probe } from "./probe.ts";
import { H264_AAC, makeMedia, PICTURE_AND_TONE } from "./testing/make-media.ts";
import { testDir } from "./testing/temp-dir.ts";

const file = await testDir();

it.each([
  ["can't be started", "#!/no/such/interpreter\n", /did not start/],
  ["is killed, as for want of memory", "#!/bin/sh\nkill -9 $$\n", /SIGKILL/],
])("does not blame the video if ffprobe %s", async (_, program, told) => {
  const video = await makeMedia(`${PICTURE_AND_TONE} ${H264_AAC}`, file("good.mp4"));
  await writeFile(file("ffprobe"), program, { mode: 0o755 });
  vi.stubEnv("PATH", file(""));
  try {
    const failed = probe(video);
    await expect(failed).rejects.toThrow(ProcessError);
    await expect(failed).rejects.toThrow(told);
  } finally {
    vi.unstubAllEnvs();
  }
});
