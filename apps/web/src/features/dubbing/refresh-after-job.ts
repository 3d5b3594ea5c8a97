import { loaders } from "../../lib/trpc.ts";

/**
 * Invalidates every query that shows a job's outcome: dub lists, its report, the videos and the
 * minutes used.
 */
export function refreshAfterJob(id: string): void {
  void loaders.jobs.listByVideo.invalidate();
  void loaders.jobs.report.invalidate({ id });
  void loaders.videos.list.invalidate();
  void loaders.analytics.invalidate();
}
