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
  /** Which addresses may be connected to; by default public ones only. */
  readonly allows?: GuardOptions["allows"];
}

export interface FetchOrder {
  readonly url: string;
  /** A directory of this fetch's own, which the caller removes. */
  readonly directory: string;
  readonly maxBytes: number;
  readonly maxMs: number;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

export interface Fetched {
  readonly path: string;
  readonly title: string;
  readonly container: Probe["container"];
}

/** Fetches the video that a link leads to. Throws a LinkError, or the signal's reason. */
export type FetchLink = (order: FetchOrder) => Promise<Fetched>;

/** In bytes: enough for any page, and for what a hostile one unpacks to, the end. */
const MOST_MEMORY = 2 * 1024 * 1024 * 1024;

/** Beside the video itself: the pages and scripts that lead to it. */
const PAGES_BYTES = 64 * 1024 * 1024;

/**
 * Fetches links by yt-dlp, all of whose connections pass a guard that knows public addresses only.
 * yt-dlp finds no other program, since one of those might connect by itself: joining is done here.
 */
export function createLinkFetcher({ ytDlpPath, allows }: LinkFetcherOptions): FetchLink {
  return async (order) => {
    const { directory, maxBytes, maxMs, signal } = order;
    const guard = await startGuard({ allows, maxBytes: maxBytes + PAGES_BYTES });
    const output = followOutput(maxBytes, order.onProgress);
    try {
      await runProcess(ytDlpPath, ytDlpArgs({ ...order, proxy: guard.url }), {
        signal,
        limits: { memoryBytes: MOST_MEMORY },
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
    if (sources.length === 0) throw skipped(found, output.isList(), maxMs);
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

/** yt-dlp leaves out without an error what its filters do not let pass. */
function skipped(found: Found | null, isList: boolean, maxMs: number): LinkError {
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

/** The file as it came where it is of a kind that may be uploaded, else what it holds as an MP4. */
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
