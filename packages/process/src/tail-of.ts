import type { Readable } from "node:stream";

/** Enough for an error message, even from a verbose process. */
const TAIL_CHARS = 8000;

/** Reads a stream; returns a function that returns the last 8000 characters so far. */
export function tailOf(stream: Readable): () => string {
  let tail = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    tail = (tail + text).slice(-TAIL_CHARS);
  });
  return () => tail;
}
