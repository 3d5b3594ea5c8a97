import { setTimeout as sleep } from "node:timers/promises";
import type { apiClient } from "./api-client.ts";
import { CliError, EXIT } from "./exit-codes.ts";

const POLL_MS = 1000;

/**
 * Has the server fetch a video by link; resolves to the video's id. An abort cancels it.
 * @throws CliError when it cannot be fetched
 */
export async function importLink(
  api: ReturnType<typeof apiClient>,
  url: string,
  signal: AbortSignal,
): Promise<string> {
  const { id } = await api.createImport(url);
  try {
    for (;;) {
      const { status, video_id, error } = await api.import(id);
      if (video_id) return video_id;
      if (status !== "queued" && status !== "fetching") {
        throw new CliError(EXIT.failed, error ?? `The import is ${status}.`);
      }
      await sleep(POLL_MS, undefined, { signal });
    }
  } catch (error) {
    if (signal.aborted) await api.cancelImport(id);
    throw error;
  }
}
