import { rename, writeFile } from "node:fs/promises";
// Node 24's fetch may crash the process if a server closes right after a long response (nodejs/undici#5360).
import { fetch } from "undici";
import type { RestJob } from "./api-client.ts";
import { CliError, EXIT } from "./exit-codes.ts";

/**
 * Downloads a completed job's video.
 * @throws CliError if storage answers an error
 */
export const downloadOutput = (job: RestJob, out: string, signal: AbortSignal): Promise<void> =>
  downloadFile(job.output_url ?? "", out, signal);

/**
 * Downloads a file. Writes to a temporary name first, so that `out` is always complete.
 * @throws CliError if storage answers an error
 */
export async function downloadFile(url: string, out: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) {
    throw new CliError(EXIT.failed, `Download failed: storage answered ${response.status}.`);
  }
  await writeFile(`${out}.part`, response.body, { signal });
  await rename(`${out}.part`, out);
}
