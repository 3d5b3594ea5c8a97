import { api } from "../../lib/api.ts";
import { withRetries } from "../../lib/retry.ts";

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
  const id = importId ?? (await api.imports.create.mutate({ url })).id;
  const cancel = () => void api.imports.cancel.mutate({ id }).catch(() => undefined);
  signal.addEventListener("abort", cancel, { once: true });
  if (signal.aborted) cancel();
  for (;;) {
    const { status, progress, videoId, error } = await withRetries(() =>
      api.imports.get.query({ id }, { signal }),
    );
    onProgress(progress);
    if (videoId) return videoId;
    if (status !== "queued" && status !== "fetching") throw new Error(error ?? "Upload failed");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
