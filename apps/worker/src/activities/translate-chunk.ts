import { fixedWords } from "@dubdeck/domain";
import { type Lines, linesSchema } from "@dubdeck/dubbing";
import type { DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { ANYONE, loadSexes } from "../lines/cast-voices.ts";
import { readSpeakers } from "../lines/job-lines.ts";
import { loadPacing } from "../lines/pacing.ts";
import { loadTerms } from "../lines/load-terms.ts";
import { translateLines } from "../lines/translate-lines.ts";
import { openJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";

/** Lines before and after the chunk that the translator receives as context. */
const CONTEXT_LINES = 3;

/** Translates one chunk's sentences, short enough for their time, and stores its lines. */
export const translateChunk =
  (deps: Deps): DubActivities["translateChunk"] =>
  async ({ jobId, chunk, share }) => {
    const job = await openJob(deps, jobId);
    const step = { jobId, stage: "translate", part: chunk.index, weight: share } as const;

    await asStep(deps, step, async (report) => {
      const { keys, signal, targetLanguage: target } = job;
      const { storage, engines } = deps;
      const heard = await storage.getJson(keys.heard(chunk.index), linesSchema);
      const { language: source, lines } = heard;
      const total = lines.length;
      report(0, { done: 0, total });
      const textsOf = async (index: number): Promise<string[]> => {
        const neighbour = await storage.findJson(keys.heard(index), linesSchema);
        return neighbour?.lines.map(({ sourceText }) => sourceText) ?? [];
      };
      const [before, after, { voices }, pacing, terms, sexOf] = await Promise.all([
        textsOf(chunk.index - 1),
        textsOf(chunk.index + 1),
        readSpeakers(deps, job),
        loadPacing(deps, job, { lines, sourceLanguage: source, endMs: chunk.endMs }),
        loadTerms(deps, job),
        loadSexes(deps, target),
      ]);
      const translated: Lines = {
        language: source,
        lines: await translateLines(engines.translator, {
          lines,
          before: before.slice(-CONTEXT_LINES),
          after: after.slice(0, CONTEXT_LINES),
          terms: fixedWords(terms),
          source,
          target,
          voiceOf: (speaker) => voices[speaker ?? ANYONE] ?? voices[ANYONE] ?? job.voice,
          sexOf,
          pacing,
          signal,
        }),
      };
      await storage.putJson(keys.translated(chunk.index), translated);
      report(1, { done: total, total });
    });
  };
