import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { tooLargeMessage } from "@dubdeck/domain";
import { MediaError, probe, type Probe, remuxToMp4 } from "@dubdeck/media";
import { ProcessError, runProcess } from "@dubdeck/process";
import { failureOf } from "./failure-of.ts";
import { type Found, followOutput } from "./follow-output.ts";
import { type Guard, type GuardOptions, startGuard } from "./guard-proxy.ts";
import { LinkError } from "./link-error.ts";
import { ytDlpArgs } from "./yt-dlp-args.ts";

export interface LinkFetcherOptions {
  /** The full path of yt-dlp. */
  readonly ytDlpPath: string;
  /** Returns whether an IP address may be connected to; by default, public ones only. */
  readonly allows?: GuardOptions["allows"];
}

export interface FetchOrder {
  readonly url: string;
  /** A directory for this fetch only, which the caller removes. */
  readonly directory: string;
  readonly maxBytes: number;
  readonly maxMs: number;
  readonly signal: AbortSignal;
  /** Called with 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

export interface Fetched {
  readonly path: string;
  readonly title: string;
  readonly container: Probe["container"];
}

/** Downloads a linked video. Throws LinkError, or the signal's reason. */
export type FetchLink = (order: FetchOrder) => Promise<Fetched>;

/** Memory limit of yt-dlp in bytes: enough for any page, but stops a decompression bomb. */
const MAX_MEMORY_BYTES = 2 * 1024 * 1024 * 1024;

/** Allowance in bytes for the pages and scripts that yt-dlp loads besides the video. */
const PAGES_BYTES = 64 * 1024 * 1024;

/**
 * Creates a fetcher that runs yt-dlp behind a proxy that allows only public addresses. Its PATH
 * holds no other program, since those might connect directly: picture and sound are joined here.
 */
export function createLinkFetcher({ ytDlpPath, allows }: LinkFetcherOptions): FetchLink {
  return async (order) => {
    const { directory, maxBytes, maxMs, signal } = order;
    const guard = await startGuard({ allows, maxBytes: maxBytes + PAGES_BYTES });
    const output = followOutput(maxBytes, order.onProgress);
    try {
      await runProcess(ytDlpPath, ytDlpArgs({ ...order, proxy: guard.url }), {
        signal,
        limits: { memoryBytes: MAX_MEMORY_BYTES },
        env: { PATH: directory, HOME: directory, LANG: "C.UTF-8" },
        onLine: (line) => output.onLine(line),
      });
    } catch (error) {
      throw error instanceof ProcessError ? linkErrorOf(error, guard, maxBytes) : error;
    } finally {
      guard.close();
    }
    const found = output.found();
    const sources = await filesIn(directory);
    if (sources.length === 0) throw skipReason(found, output.isList(), maxMs);
    const path = join(directory, "video.mp4");
    const { container, durationMs, ...video } = await asVideo(sources, path, signal);
    if (durationMs > maxMs) throw new LinkError("TOO_LONG");
    if ((await stat(video.path)).size > maxBytes) {
      throw new LinkError("TOO_LARGE", tooLargeMessage(maxBytes));
    }
    return { path: video.path, container, title: found?.title ?? "video" };
  };
}

function linkErrorOf(error: ProcessError, guard: Guard, maxBytes: number): LinkError {
  const tripped = guard.tripped();
  if (tripped === "refused") return new LinkError("PRIVATE_ADDRESS", undefined, error);
  if (tripped) return new LinkError("TOO_LARGE", tooLargeMessage(maxBytes), error);
  const code = error.message.includes("did not start") ? "NOT_SET_UP" : failureOf(error.stderr);
  return new LinkError(code, undefined, error);
}

/** yt-dlp skips videos that its filters exclude without an error; returns the reason. */
function skipReason(found: Found | null, isList: boolean, maxMs: number): LinkError {
  if (found?.is_live) return new LinkError("LIVE");
  if (isList && !found) return new LinkError("SEVERAL");
  if ((found?.duration ?? 0) * 1000 > maxMs) return new LinkError("TOO_LONG");
  return new LinkError("NO_VIDEO");
}

async function filesIn(directory: string): Promise<string[]> {
  const names = await readdir(directory);
  return names
    .filter((name) => name.startsWith("fetched.") && !/\.(part|ytdl)$/.test(name))
    .toSorted()
    .map((name) => join(directory, name));
}

/** Returns the file unchanged if its type may be uploaded, otherwise its streams remuxed to MP4. */
async function asVideo(
  sources: readonly string[],
  output: string,
  signal: AbortSignal,
): Promise<Probe & { path: string }> {
  try {
    const [only] = sources;
    if (only && sources.length === 1) {
      const found = await probe(only, signal).catch(() => null);
      if (found) return { ...found, path: only };
    }
    await remuxToMp4({ sources, output }, { signal });
    return { ...(await probe(output, signal)), path: output };
  } catch (error) {
    if (error instanceof MediaError) throw new LinkError("BAD_FILE", error.message, error);
    if (error instanceof ProcessError) throw new LinkError("BAD_FILE", undefined, error);
    throw error;
  }
}
