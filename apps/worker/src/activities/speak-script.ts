import { selectJobContext, selectSnapshot } from "@dubdeck/db";
import { hasFlag, type Lines } from "@dubdeck/dubbing";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob } from "../open-job.ts";
import { asStep, recordSteps } from "../progress/step-progress.ts";
import { loadScript } from "../script/load-script.ts";
import { speakStaleLines, staleShare, withStoredClips } from "../script/speak-script.ts";
import { finalFailure } from "../temporal/failures.ts";
import { withHeartbeats } from "../temporal/with-heartbeats.ts";

/**
 * Speaks the lines of a revision's script that no earlier revision spoke, and stores all lines as
 * the job's only chunk.
 */
export const speakScript =
  (deps: Deps): DubActivities["speakScript"] =>
  async ({ jobId }) => {
    const job = await openJob(deps, jobId);
    const { loaded, known } = await withHeartbeats(async () => {
      const [context, snapshot] = await Promise.all([
        selectJobContext(deps.db, jobId),
        selectSnapshot(deps.db, jobId),
      ]);
      if (!context || !snapshot) throw finalFailure("SOURCE_GONE");
      const script = await loadScript(deps, context, snapshot.script, job.signal);
      return { loaded: script, known: await withStoredClips(deps, script) };
    });
    const weight = staleShare(known);
    await recordDone(deps, jobId, 1 - weight);
    const step = { jobId, stage: "synthesize", part: "script", weight } as const;

    return await asStep(deps, step, async (report) => {
      const lines = await speakStaleLines(deps, loaded, known, (done, total) =>
        report(done / total, { done, total }),
      );
      const spoken: Lines = { language: loaded.language, lines };
      await deps.storage.putJson(job.keys.spoken(0), spoken);
      const flagged = lines.filter((line) => hasFlag(line, "misheard")).length;
      return { lines: lines.length, flagged };
    });
  };

/** Records what a revision need not do again as done. */
const recordDone = (deps: Deps, jobId: string, reused: number): Promise<void> =>
  recordSteps(deps, jobId, [
    { stage: "transcribe", part: "reused", weight: 1, done: 1 },
    { stage: "translate", part: "reused", weight: 1, done: 1 },
    { stage: "synthesize", part: "reused", weight: reused, done: 1 },
  ]);
