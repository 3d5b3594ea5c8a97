import { insertSnapshot, selectScript } from "@dubdeck/db";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";

/** Stores a job's script as the one that it speaks; a repeated call changes nothing. */
export const closeReview =
  (deps: Deps): DubActivities["closeReview"] =>
  async ({ jobId }) => {
    await openJob(deps, jobId);
    const script = await selectScript(deps.db, jobId);
    if (!script) throw new Error("The approved job has no script");
    await insertSnapshot(deps.db, jobId, script);
  };
