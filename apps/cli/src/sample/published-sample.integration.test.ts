import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { SAMPLE_LANGUAGES } from "@dubdeck/domain";
import { heardErrorRate } from "@dubdeck/dubbing";
import { probe } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import { expect, inject, it } from "vitest";
import { listenTo } from "../scorecard/listen.ts";
import { speechServer } from "../speech-server.ts";
import { PUBLIC } from "./publish-sample.ts";

const server = speechServer(inject("services").STT_BASE_URL);

it.each(SAMPLE_LANGUAGES)(
  "the published sample's speech in %s matches its subtitles",
  async (code) => {
    const video = join(PUBLIC, `${code}.mp4`);
    const { durationMs } = await probe(video);
    expect(Math.abs(durationMs - 34_280)).toBeLessThan(100);

    const { text } = await withTempDir(async (folder) => {
      const { sound } = await listenTo(server, video, folder);
      return await server.transcribe(sound, code);
    });
    const cues = (await readFile(join(PUBLIC, `${code}.vtt`), "utf8")).split("\n\n").slice(1);
    const said = cues.map((cue) => cue.split("\n").slice(1).join(" ")).join(" ");
    expect(heardErrorRate(said, text, code)).toBeLessThan(0.35);
  },
);
