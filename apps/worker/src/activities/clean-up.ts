import { selectJobContext } from "@dubdeck/db";
import { isFinished } from "@dubdeck/domain";
import { jobKeys } from "@dubdeck/storage";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/** Removes the intermediate files of a finished job, and its results too unless it completed. */
export const cleanUp =
  ({ db, storage }: Deps): DubActivities["cleanUp"] =>
  async ({ jobId }) => {
    const found = await selectJobContext(db, jobId);
    if (!found || !isFinished(found.job.status)) return;
    const keys = jobKeys(found.job.userId, jobId);
    await storage.deletePrefix(found.job.status === "completed" ? keys.work : keys.all);
  };
