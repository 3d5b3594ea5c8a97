import {
  initialSpeechRate,
  lengthBudget,
  planSlots,
  transcriptSchema,
  type Transcript,
  type Translation,
} from "@dubdeck/dubbing";
import type { ChunkInput, DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob, type OpenJob } from "../open-job.ts";
import { asStep } from "../step-progress.ts";

/** Lines before and after the chunk that the translator may look at. */
const CONTEXT_LINES = 3;

/** Translates one chunk's lines, each within what fits its time, and stores them. */
export const translateChunk =
  (deps: Deps): DubActivities["translateChunk"] =>
  async (input) => {
    const { jobId, chunk, share } = input;
    const job = await openJob(deps, jobId);
    const step = { jobId, stage: "translate", part: chunk.index, weight: share } as const;

    await asStep(deps, step, async (report) => {
      const transcript = await deps.storage.getJson(
        job.keys.transcript(chunk.index),
        transcriptSchema,
      );
      const total = transcript.utterances.length;
      report(0, { done: 0, total });
      const lines = total === 0 ? [] : await translate(deps, job, input, transcript);
      const translation: Translation = { chunkIndex: chunk.index, lines, shorter: {} };
      await deps.storage.putJson(job.keys.translation(chunk.index), translation);
      report(1, { done: total, total });
    });
  };

async function translate(
  { engines, storage }: Deps,
  { targetLanguage: target, keys, signal }: OpenJob,
  { chunk }: ChunkInput,
  { language: source, utterances }: Transcript,
): Promise<Translation["lines"]> {
  const rate = initialSpeechRate(target);
  const slots = planSlots(utterances, { endMs: chunk.endMs });
  const textsOf = async (index: number): Promise<string[]> => {
    const transcript = await storage.findJson(keys.transcript(index), transcriptSchema);
    return transcript?.utterances.map(({ text }) => text) ?? [];
  };
  const [before, after] = await Promise.all([textsOf(chunk.index - 1), textsOf(chunk.index + 1)]);
  return await engines.translator.translate({
    sentences: slots.map((slot, i) => ({
      id: slot.utteranceId,
      text: utterances[i]?.text ?? "",
      maxChars: lengthBudget(slot, rate),
    })),
    before: before.slice(-CONTEXT_LINES),
    after: after.slice(0, CONTEXT_LINES),
    source,
    target,
    signal,
  });
}
