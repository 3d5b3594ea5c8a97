import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** Calls `onLine` for each line of a stream, and resolves at its end. */
export async function eachLine(stream: Readable, onLine: (line: string) => void): Promise<void> {
  for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) onLine(line);
}
