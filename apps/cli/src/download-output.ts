import { rename, writeFile } from "node:fs/promises";
// Node 24's own fetch may crash the process where a server closes right behind a long answer (nodejs/undici#5360).
import { fetch } from "undici";
import type { RestJob } from "./api-client.ts";
import { CliError, EXIT } from "./exit-codes.ts";

/**
 * Downloads a completed job's video.
 * @throws CliError when storage refuses
 */
export const downloadOutput = (job: RestJob, out: string, signal: AbortSignal): Promise<void> =>
  downloadFile(job.output_url ?? "", out, signal);

/**
 * Downloads a file. Written aside first: a file under the asked name is always a whole one.
 * @throws CliError when storage refuses
 */
export async function downloadFile(url: string, out: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) {
    throw new CliError(EXIT.failed, `Download failed: storage answered ${response.status}.`);
  }
  await writeFile(`${out}.part`, response.body, { signal });
  await rename(`${out}.part`, out);
}
