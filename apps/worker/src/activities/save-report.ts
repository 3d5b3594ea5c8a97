import { updateReport } from "@dubdeck/db";
import { listeningSchema, qualityReport } from "@dubdeck/dubbing";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { placedSchema } from "../lines/job-lines.ts";
import { openJob } from "../open-job.ts";

/** Stores the quality report: for each line, its placement and how well it was understood. */
export const saveReport =
  (deps: Deps): DubActivities["saveReport"] =>
  async ({ jobId, outputMs }) => {
    const job = await openJob(deps, jobId);
    const placed = await deps.storage.getJson(job.keys.placed, placedSchema);
    const listening = await deps.storage.findJson(job.keys.listening, listeningSchema);
    const { targetLanguage: language, video } = job;
    const measured = { language, sourceMs: video.durationMs, outputMs, listening };
    await updateReport(deps.db, jobId, qualityReport({ ...placed, ...measured }));
  };
