import { selectJobContext } from "@dubdeck/db";
import { isFinished } from "@dubdeck/domain";
import { draftsPrefix, jobKeys } from "@dubdeck/storage";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/**
 * Removes the intermediate files of a finished job, and its results too unless it completed. A
 * completed revision makes the drafts of its lines useless.
 */
export const cleanUp =
  ({ db, storage }: Deps): DubActivities["cleanUp"] =>
  async ({ jobId }) => {
    const found = await selectJobContext(db, jobId);
    if (!found || !isFinished(found.job.status)) return;
    const keys = jobKeys(found.job.userId, jobId);
    const completed = found.job.status === "completed";
    await storage.deletePrefix(completed ? keys.work : keys.all);
    const { userId, videoId, revisionOf } = found.job;
    if (completed && revisionOf !== null) await storage.deletePrefix(draftsPrefix(userId, videoId));
  };
