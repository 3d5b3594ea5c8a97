import { api } from "../../lib/api.ts";
import { notifyError } from "../../lib/notify.ts";
import { startDownload } from "../upload/warn-while-uploading.ts";

/** Downloads the finished dub under the video's file name. */
export const downloadDub = (jobId: string): Promise<void> =>
  save(() => api.jobs.download.query({ id: jobId }));

/** Downloads the dub's subtitles as SubRip. */
export const downloadSubtitles = (jobId: string): Promise<void> =>
  save(() => api.jobs.subtitles.query({ id: jobId }));

async function save(find: () => Promise<{ url: string }>): Promise<void> {
  try {
    startDownload((await find()).url);
  } catch (error) {
    notifyError("Download failed", error);
  }
}
