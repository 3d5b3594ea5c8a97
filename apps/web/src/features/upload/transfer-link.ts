import { api } from "../../lib/api.ts";
import { isRefusal } from "../../lib/error-message.ts";

interface Options {
  /** Id of a running import to follow instead of starting one. */
  readonly importId?: string | undefined;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

const POLL_MS = 1000;

/**
 * Makes the server fetch a link and polls until it has; returns the video's id. Aborting cancels
 * the import on the server. Throws the server's error if the import fails.
 */
export async function transferLink(
  url: string,
  { importId, onProgress, signal }: Options,
): Promise<string> {
  const id = importId ?? (await start(url, signal));
  signal.addEventListener("abort", () => void runSerially(() => cancel(id)), { once: true });
  for (;;) {
    const found = await api.imports.get.query({ id }, { signal }).catch((error: unknown) => {
      if (signal.aborted || isRefusal(error)) throw error;
      // The import continues without this connection; poll again.
      return null;
    });
    if (found) {
      const { status, progress, videoId, error } = found;
      onProgress(progress);
      if (videoId) return videoId;
      if (status !== "queued" && status !== "fetching") throw new Error(error ?? "Upload failed");
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const start = (url: string, signal: AbortSignal): Promise<string> =>
  runSerially(async () => {
    signal.throwIfAborted();
    const { id } = await api.imports.create.mutate({ url });
    if (signal.aborted) await cancel(id);
    return id;
  });

const cancel = (id: string): Promise<unknown> =>
  api.imports.cancel.mutate({ id }).catch(() => undefined);

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs requests one at a time, so that a canceled import frees its slot before the next one starts.
 */
function runSerially<T>(ask: () => Promise<T>): Promise<T> {
  const own = last.then(ask);
  last = own.catch(() => undefined);
  return own;
}
