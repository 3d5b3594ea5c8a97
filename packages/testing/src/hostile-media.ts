import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

/**
 * Writes 12 intact frames of 8192 × 8192 with a tone, about 10 MB; each takes 100 MB once decoded.
 */
export async function makeHugePicture(path: string): Promise<void> {
  const one = `${path}.one.mp4`;
  const picture = "-f lavfi -i testsrc2=s=8192x8192:r=25:d=0.04";
  await ffmpeg(`${picture} -c:v libx264 -preset ultrafast -crf 35 -pix_fmt yuv420p`, one);
  const tone = "-f lavfi -i sine=f=440:d=0.48 -c:v copy -c:a aac -shortest";
  await ffmpeg(`-stream_loop 11 -i ${one} ${tone}`, path);
  await rm(one);
}

/** Number of samples in the forged table; ffmpeg would allocate 24 bytes for each. */
const FORGED_SAMPLES = 80_000_000;
const PICTURE_BYTES = 4000;

/** Writes an MP4 of 4.6 KB whose tables announce 80 million frames. */
export async function makeForgedTable(path: string): Promise<void> {
  const moov = box("moov", MOVIE_HEADER, TRACK);
  const mdat = box("mdat", Buffer.alloc(PICTURE_BYTES));
  await writeFile(
    path,
    Buffer.concat([box("ftyp", text("isom"), u32(512), text("isom")), moov, mdat]),
  );
}

const text = (value: string): Buffer => Buffer.from(value, "latin1");

const u32 = (...values: readonly number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from(Uint32Array.of(value).buffer).swap32()));

/** Builds an ISO media box: length, type, content. */
function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}

const UNIT_MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const LENGTH_MS = 3000;
const MOVIE_HEADER = box(
  "mvhd",
  u32(0, 0, 0, 1000, LENGTH_MS, 0x10000, 0x01000000, 0, 0),
  UNIT_MATRIX,
  u32(0, 0, 0, 0, 0, 0, 2),
);
const MPEG4_320x180 = box(
  "mp4v",
  Buffer.concat([u32(0, 1, 0, 0, 0, 0, (320 << 16) | 180), u32(0x480000, 0x480000, 0)]),
  Buffer.concat([text("\0\x01"), Buffer.alloc(32), text("\0\x18\xff\xff")]),
);
const SAMPLE_TABLE = box(
  "stbl",
  box("stsd", u32(0, 1), MPEG4_320x180),
  box("stts", u32(0, 1, FORGED_SAMPLES, 1)),
  box("stsc", u32(0, 1, 1, FORGED_SAMPLES, 1)),
  box("stsz", u32(0, 1, FORGED_SAMPLES)),
  box("stco", u32(0, 1, 40)),
);
const TRACK = box(
  "trak",
  box("tkhd", u32(3, 0, 0, 1, 0, LENGTH_MS, 0, 0, 0, 0), UNIT_MATRIX, u32(320 << 16, 180 << 16)),
  box(
    "mdia",
    box("mdhd", u32(0, 0, 0, 1000, LENGTH_MS, 0x55c40000)),
    box("hdlr", u32(0, 0), text("vide"), u32(0, 0, 0, 0)),
    box("minf", box("dinf", box("dref", u32(0, 1), box("url ", u32(1)))), SAMPLE_TABLE),
  ),
);

async function ffmpeg(options: string, output: string): Promise<void> {
  const args = ["-v", "error", "-y", ...options.split(" "), output];
  await promisify(execFile)("ffmpeg", args);
}
