import { join } from "node:path";
import { ProcessError, withTempDir } from "@dubdeck/process";
import { fixture, makeBadMedia } from "@dubdeck/testing";
import { expect, it } from "vitest";
import { probe, remuxToMp4, runFfmpeg } from "./index.ts";

const make = (options: string, output: string) => runFfmpeg([...options.split(" "), output]);

it("makes an MP4 from a transport stream, and from separate picture and sound files", async () => {
  await withTempDir(async (directory) => {
    const file = (name: string) => join(directory, name);
    const source = `-i ${fixture("jfk.mp4")} -c copy`;
    await make(`${source} -f mpegts`, file("stream.mp4"));
    await make(`${source} -an`, file("picture.mp4"));
    await make(`${source} -vn`, file("sound.m4a"));
    for (const names of [["stream.mp4"], ["picture.mp4", "sound.m4a"]]) {
      const output = file("output.mp4");
      await remuxToMp4({ sources: names.map(file), output });
      const found = await probe(output);
      expect(found).toMatchObject({
        container: "mp4",
        video: { codec: "h264" },
        audio: { codec: "aac" },
      });
      expect(Math.abs(found.durationMs - 11_000)).toBeLessThan(100);
    }
  });
});

it("rejects files that are not videos, such as playlists that name other files", async () => {
  await withTempDir(async (directory) => {
    const { text, playlist } = await makeBadMedia(directory);
    for (const source of [text, playlist]) {
      const output = join(directory, "output.mp4");
      await expect(remuxToMp4({ sources: [source], output })).rejects.toThrow(ProcessError);
    }
  });
});
