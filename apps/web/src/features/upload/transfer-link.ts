import { api } from "../../lib/api.ts";
import { isAnswer } from "../../lib/error-message.ts";

interface Options {
  /** Follows this import, which runs already, instead of starting one. */
  readonly importId?: string | undefined;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

const POLL_MS = 1000;

/** Has the server fetch a link and follows it; answers the video's id. An abort cancels it there. */
export async function transferLink(
  url: string,
  { importId, onProgress, signal }: Options,
): Promise<string> {
  const id = importId ?? (await start(url, signal));
  signal.addEventListener("abort", () => void inTurn(() => cancel(id)), { once: true });
  for (;;) {
    const found = await api.imports.get.query({ id }, { signal }).catch((error: unknown) => {
      if (signal.aborted || isAnswer(error)) throw error;
      // The server goes on without this connection; it is asked again.
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
  inTurn(async () => {
    signal.throwIfAborted();
    const { id } = await api.imports.create.mutate({ url });
    if (signal.aborted) await cancel(id);
    return id;
  });

const cancel = (id: string): Promise<unknown> =>
  api.imports.cancel.mutate({ id }).catch(() => undefined);

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a link that is canceled frees its place before the next one takes it. */
function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const own = last.then(ask);
  last = own.catch(() => undefined);
  return own;
}
