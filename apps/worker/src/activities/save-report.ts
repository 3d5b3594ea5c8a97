import {
  type Db,
  inTransaction,
  insertScript,
  insertSnapshot,
  selectScript,
  selectSnapshot,
  updateClips,
  updateReport,
} from "@dubdeck/db";
import { type Line, listeningSchema, qualityReport, scriptOf, takesOf } from "@dubdeck/dubbing";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { placedSchema } from "../lines/job-lines.ts";
import { openJob } from "../open-job.ts";

/**
 * Stores the quality report (each line's placement, and how well it was understood), the clips that
 * the lines were spoken with, and a dub's first script.
 */
export const saveReport =
  (deps: Deps): DubActivities["saveReport"] =>
  async ({ jobId, outputMs }) => {
    const job = await openJob(deps, jobId);
    const placed = await deps.storage.getJson(job.keys.placed, placedSchema);
    const listening = await deps.storage.findJson(job.keys.listening, listeningSchema);
    const { targetLanguage: language, video } = job;
    const measured = { language, sourceMs: video.durationMs, outputMs, listening };
    await inTransaction(deps.db, async (trx) => {
      await updateReport(trx, jobId, qualityReport({ ...placed, ...measured }));
      await saveTakes(trx, job, placed.lines);
    });
  };

/** Stores how each line was spoken; a dub that was not reviewed gets its script here. */
async function saveTakes(
  trx: Db,
  { id, revisionOf }: { readonly id: string; readonly revisionOf: string | null },
  lines: readonly Line[],
): Promise<void> {
  const script = (await selectSnapshot(trx, id))?.script ?? scriptOf(lines);
  await insertSnapshot(trx, id, script);
  const hasScript = revisionOf !== null || (await selectScript(trx, id)) !== null;
  if (!hasScript) await insertScript(trx, id, script);
  await updateClips(trx, id, takesOf(script, lines));
}
