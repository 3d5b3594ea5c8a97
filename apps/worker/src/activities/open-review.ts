import { insertScript } from "@dubdeck/db";
import { type Line, linesSchema, scriptOf } from "@dubdeck/dubbing";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";

/** Stores the script of a job's translated chunks; a repeated call changes nothing. */
export const openReview =
  (deps: Deps): DubActivities["openReview"] =>
  async ({ jobId, chunks }) => {
    const { keys } = await openJob(deps, jobId);
    const lines: Line[] = [];
    for (let index = 0; index < chunks; index++) {
      const translated = await deps.storage.getJson(keys.translated(index), linesSchema);
      lines.push(...translated.lines);
    }
    await insertScript(deps.db, jobId, scriptOf(lines));
  };
