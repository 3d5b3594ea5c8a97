import { insertScript } from "@dubdeck/db";
import { scriptOf } from "@dubdeck/dubbing";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { translatedLines } from "../script/translated-lines.ts";

/** Stores the script of a job's translated chunks; a repeated call changes nothing. */
export const openReview =
  (deps: Deps): DubActivities["openReview"] =>
  async ({ jobId, chunks }) => {
    const lines = await translatedLines(deps, await openJob(deps, jobId), chunks);
    await insertScript(deps.db, jobId, scriptOf(lines));
  };
