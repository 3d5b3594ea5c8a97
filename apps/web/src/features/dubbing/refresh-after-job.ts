import { loaders } from "../../lib/trpc.ts";

/** Whatever shows a job's outcome is read again: its list, the dashboard, the minutes. */
export function refreshAfterJob(id: string): void {
  void loaders.jobs.listByVideo.invalidate();
  void loaders.jobs.report.invalidate({ id });
  void loaders.videos.list.invalidate();
  void loaders.analytics.invalidate();
}
