import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Streams blocks of samples to a raw s16le file. */
export async function writeSamples(path: string, blocks: Iterable<Int16Array>): Promise<void> {
  const bytes = function* (): Generator<Uint8Array> {
    for (const { buffer, byteOffset, byteLength } of blocks) {
      yield new Uint8Array(buffer, byteOffset, byteLength);
    }
  };
  await pipeline(Readable.from(bytes()), createWriteStream(path));
}
