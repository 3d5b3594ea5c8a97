import { setTimeout as sleep } from "node:timers/promises";
import type { apiClient } from "./api-client.ts";
import { CliError, EXIT } from "./exit-codes.ts";

const POLL_MS = 1000;

/**
 * Imports a video from a link via the server; resolves to the video's id. An abort cancels the import.
 * @throws CliError if the import fails
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
