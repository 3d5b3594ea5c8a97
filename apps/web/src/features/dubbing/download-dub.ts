import { api } from "../../lib/api.ts";
import { notifyError } from "../../lib/notify.ts";
import { saveFrom } from "../upload/warn-while-uploading.ts";

/** Saves the finished dub under the video's own name. */
export const downloadDub = (jobId: string): Promise<void> =>
  save(() => api.jobs.download.query({ id: jobId }));

/** Saves what the dub says as SubRip. */
export const downloadSubtitles = (jobId: string): Promise<void> =>
  save(() => api.jobs.subtitles.query({ id: jobId }));

async function save(find: () => Promise<{ url: string }>): Promise<void> {
  try {
    saveFrom((await find()).url);
  } catch (error) {
    notifyError("Download failed", error);
  }
}
