import type { Registration } from "@dubdeck/domain";
import { proxyActivities } from "@temporalio/workflow";
import type { IngestActivities, UploadInput } from "./activities.ts";
import { INGEST } from "./activity-options.ts";

const { registerUpload } = proxyActivities<IngestActivities>({
  ...INGEST,
  summary: "Probe the upload and make its thumbnail",
});

/**
 * Registers an upload as a video. The workflow's id is derived from the upload's, so that
 * concurrent requests probe it once. A rejected file is a result, not a failure.
 */
export async function registerVideo(input: UploadInput): Promise<Registration> {
  return await registerUpload(input);
}
