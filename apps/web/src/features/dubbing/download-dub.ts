import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { notify } from "../../lib/notify.ts";

/** Saves the finished dub under the video's own name. */
export async function downloadDub(jobId: string): Promise<void> {
  try {
    const { url } = await api.jobs.download.query({ id: jobId });
    location.assign(url);
  } catch (error) {
    const description = errorMessage(error, "Please try again");
    notify({ title: "Download failed", description, tone: "destructive" });
  }
}
