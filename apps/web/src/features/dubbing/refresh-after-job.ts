import { loaders } from "../../lib/trpc.ts";

/** Whatever shows a job's outcome is read again: its list, the dashboard, the minutes. */
export function refreshAfterJob(id: string): void {
  void loaders.jobs.listByVideo.invalidate();
  void loaders.jobs.report.invalidate({ id });
  void loaders.videos.list.invalidate();
  void loaders.analytics.invalidate();
}

let lastRefresh = 0;

/** Addresses of files live one hour: when one no longer plays, new ones are asked for. */
export function refreshUrls(videoId: string): void {
  if (Date.now() - lastRefresh < 60_000) return;
  lastRefresh = Date.now();
  void loaders.videos.get.invalidate({ id: videoId });
  void loaders.jobs.listByVideo.invalidate({ videoId });
}
