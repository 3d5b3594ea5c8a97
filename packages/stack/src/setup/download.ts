import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
// Node 24's fetch may crash the process if a server closes the connection right after a long
// response.
import { fetch } from "undici";

const CONNECT_MS = 10_000;
const STALL_MS = 30_000;

/**
 * Downloads `url` to `target`, resuming an interrupted download (`target.part`). Moves the file
 * into place only if its SHA-256 matches; otherwise throws.
 */
export async function download(
  url: string,
  target: string,
  sha256: string,
  say: (line: string) => void,
): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await downloadFile(url, `${target}.part`, say);
  await accept(`${target}.part`, target, sha256);
}

/** Downloads `url` to `part`, resuming an interrupted download; verifies nothing. */
export async function downloadFile(
  url: string,
  part: string,
  say: (line: string) => void,
): Promise<void> {
  const have = await sizeOf(part);
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), CONNECT_MS);
  try {
    const response = await fetch(url, {
      signal: abort.signal,
      headers: have > 0 ? { range: `bytes=${have}-` } : {},
    });
    // Nothing left to download: an earlier attempt completed the file.
    if (response.status === 416) return;
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
    const resumed = response.status === 206;
    const report = percentReporter(resumed ? have : 0, response.headers.get("content-length"), say);
    const watched = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        clearTimeout(timer);
        timer = setTimeout(() => abort.abort(), STALL_MS);
        report(chunk.length);
        yield chunk;
      }
    };
    const sink = createWriteStream(part, { flags: resumed ? "a" : "w" });
    await pipeline(Readable.fromWeb(response.body), watched, sink);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`cannot download ${url} (${String(cause)})`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Moves a downloaded file into place if its SHA-256 matches; otherwise removes it and throws. */
export async function accept(part: string, target: string, sha256: string): Promise<void> {
  const actual = await sha256OfFile(part);
  if (actual !== sha256) {
    await rm(part, { force: true });
    throw new Error(`${target} came with the wrong SHA-256 (${actual} instead of ${sha256})`);
  }
  await rename(part, target);
}

/** Computes the file's SHA-256 in hex. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Reports the download's progress every 10 %. */
function percentReporter(start: number, length: string | null, say: (line: string) => void) {
  const total = start + Number(length ?? 0);
  let done = start;
  let said = 0;
  return (bytes: number) => {
    done += bytes;
    const tenth = total > start ? Math.floor((done / total) * 10) : 0;
    if (tenth <= said) return;
    said = tenth;
    say(`${tenth * 10} % of ${Math.ceil(total / 1e6)} MB`);
  };
}
