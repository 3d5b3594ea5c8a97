import { execFile } from "node:child_process";
import { copyFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { fixture } from "./fixtures.ts";
import { makeForgedTable, makeHugePicture } from "./hostile-media.ts";

/** Files that a user may upload and that must be rejected with a clear message, all named .mp4. */
export interface BadMedia {
  readonly empty: string;
  readonly text: string;
  /** An HLS playlist that references a file of the machine. */
  readonly playlist: string;
  readonly withoutAudio: string;
  /** A valid video without speech. */
  readonly silent: string;
  /** A valid file cut short: the index at its end is lost. */
  readonly truncated: string;
  /** A valid file cut short: the index at its start covers more than there is. */
  readonly halved: string;
  /** A small file whose frames take gigabytes once decoded. */
  readonly hugePicture: string;
  /** A tiny file whose tables announce more than fits into memory. */
  readonly forgedTable: string;
}

const PICTURE = "-f lavfi -i testsrc2=size=320x180:rate=25:duration=3";
const SILENCE = "-f lavfi -i anullsrc=r=44100:cl=mono -shortest -c:a aac";
const ENCODED = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p";

/** Creates one file of each kind in the folder. */
export async function makeBadMedia(folder: string): Promise<BadMedia> {
  const file = (name: string) => join(folder, `${name}.mp4`);
  const media: BadMedia = {
    empty: file("empty"),
    text: file("text"),
    playlist: file("playlist"),
    withoutAudio: file("without-audio"),
    silent: file("silent"),
    truncated: file("truncated"),
    halved: file("halved"),
    hugePicture: file("huge-picture"),
    forgedTable: file("forged-table"),
  };
  await writeFile(media.empty, "");
  await writeFile(media.text, "This is not a video.\n".repeat(100));
  await writeFile(media.playlist, "#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n");
  await ffmpeg(`${PICTURE} ${ENCODED} -an`, media.withoutAudio);
  await ffmpeg(`${PICTURE} ${SILENCE} ${ENCODED}`, media.silent);
  await makeHugePicture(media.hugePicture);
  await makeForgedTable(media.forgedTable);
  await ffmpeg(`-i ${fixture("jfk.mp4")} -c copy`, media.truncated);
  await copyFile(fixture("jfk.mp4"), media.halved);
  for (const cut of [media.truncated, media.halved]) await truncate(cut, 400_000);
  return media;
}

async function ffmpeg(options: string, output: string): Promise<void> {
  const args = ["-v", "error", "-y", ...options.split(" "), output];
  await promisify(execFile)("ffmpeg", args);
}
