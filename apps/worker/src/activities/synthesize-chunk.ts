import { respellings } from "@dubdeck/domain";
import { foreignNames, hasFlag, type Lines, linesSchema } from "@dubdeck/dubbing";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { checkClips } from "../lines/check-clips.ts";
import { loadTerms } from "../lines/load-terms.ts";
import { loadPacing } from "../lines/pacing.ts";
import { speakLines } from "../lines/speak-lines.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";

/** Progress once each line was synthesized for the first time; corrections and checks follow. */
const FIRST_TAKE = 0.8;

/**
 * Synthesizes one chunk's lines (buying each clip only once), checks them with a recogniser, and
 * stores them.
 */
export const synthesizeChunk =
  (deps: Deps): DubActivities["synthesizeChunk"] =>
  async ({ jobId, chunk, share }) => {
    const job = await openJob(deps, jobId);
    const step = { jobId, stage: "synthesize", part: chunk.index, weight: share } as const;

    return await asStep(deps, step, async (report) => {
      const { storage } = deps;
      const translated = await storage.getJson(job.keys.translated(chunk.index), linesSchema);
      const { language, lines } = translated;
      const total = lines.length;
      const timing = { lines, sourceLanguage: language, endMs: chunk.endMs };
      const pacing = await loadPacing(deps, job, timing);
      const onLine = (done: number): void =>
        report(total === 0 ? 0 : (FIRST_TAKE * done) / total, { done, total });
      onLine(0);
      const names = { language, words: new Set(foreignNames(lines, job.targetLanguage)) };
      const buyer = { ...job, names, respellings: respellings(await loadTerms(deps, job)) };
      const spoken = await speakLines(deps, buyer, { lines, pacing, onLine });
      const checked: Lines = { language, lines: await checkClips(deps, buyer, spoken) };
      await storage.putJson(job.keys.spoken(chunk.index), checked);
      const flagged = checked.lines.filter((line) => hasFlag(line, "misheard")).length;
      return { lines: total, flagged };
    });
  };
