import type { Registration } from "@dubdeck/domain";
import { proxyActivities } from "@temporalio/workflow";
import type { IngestActivities, UploadInput } from "./activities.ts";
import { INGEST } from "./activity-options.ts";

const { registerUpload } = proxyActivities<IngestActivities>({
  ...INGEST,
  summary: "Probe the upload and make its thumbnail",
});

/**
 * Makes an upload a video; the workflow's id follows from the upload's, so that however often it is
 * asked for at once, it is probed once. A refused file is an answer, not a failure.
 */
export async function registerVideo(input: UploadInput): Promise<Registration> {
  return await registerUpload(input);
}
