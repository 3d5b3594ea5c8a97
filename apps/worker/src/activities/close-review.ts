import { insertSnapshot, selectScript, updateClips } from "@dubdeck/db";
import { scriptOf, takesOf } from "@dubdeck/dubbing";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { translatedLines } from "../script/translated-lines.ts";

/**
 * Stores a job's script as the one that it speaks, with the problems of the lines that its owner
 * left as they were; a repeated call changes nothing.
 */
export const closeReview =
  (deps: Deps): DubActivities["closeReview"] =>
  async ({ jobId, chunks }) => {
    const lines = await translatedLines(deps, await openJob(deps, jobId), chunks);
    const script = await selectScript(deps.db, jobId);
    if (!script) throw new Error("The approved job has no script");
    await insertSnapshot(deps.db, jobId, script);
    await updateClips(deps.db, jobId, takesOf(scriptOf(lines), lines));
  };
