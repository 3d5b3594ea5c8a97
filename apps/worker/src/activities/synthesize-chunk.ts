import {
  type FittedChunk,
  type FittedLine,
  fitLines,
  planSlots,
  type Slot,
  transcriptSchema,
  translationSchema,
  type Utterance,
} from "@dubdeck/dubbing";
import type { ChunkInput, DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob, type OpenJob } from "../open-job.ts";
import type { SpokenLine } from "../speak-line.ts";
import { speakLines } from "../speak-lines.ts";
import { asStep, type Report } from "../step-progress.ts";

/** Speaks one chunk's lines, each bought once, and stores how each clip fits its slot. */
export const synthesizeChunk =
  (deps: Deps): DubActivities["synthesizeChunk"] =>
  async (input) => {
    const { jobId, chunk, share } = input;
    const job = await openJob(deps, jobId);
    const step = { jobId, stage: "synthesize", part: chunk.index, weight: share } as const;

    return await asStep(deps, step, async (report) => {
      const lines = await speak(deps, job, input, report);
      const fitted: FittedChunk = { chunkIndex: chunk.index, lines };
      await deps.storage.putJson(job.keys.fitted(chunk.index), fitted);
      return { lines: lines.length, flagged: lines.filter(({ fit }) => fit.reason).length };
    });
  };

async function speak(
  deps: Deps,
  job: OpenJob,
  { chunk }: ChunkInput,
  report: Report,
): Promise<FittedLine[]> {
  const { storage } = deps;
  const [transcript, translation] = await Promise.all([
    storage.getJson(job.keys.transcript(chunk.index), transcriptSchema),
    storage.getJson(job.keys.translation(chunk.index), translationSchema),
  ]);
  const { utterances } = transcript;
  const total = utterances.length;
  const slots = planSlots(utterances, { endMs: chunk.endMs });
  const onLine = (done: number): void => report(total === 0 ? 1 : done / total, { done, total });
  const spoken = await speakLines(deps, job, { transcript, translation, slots, onLine });

  return fitLines(slots, spoken).map((fit, i) => {
    const { id, text: sourceText } = utterances[i] as Utterance;
    const { text, key: clipKey } = spoken[i] as SpokenLine;
    const line = { id, sourceText, text, slot: slots[i] as Slot, clipKey };
    if (clipKey) return { ...line, fit };
    return { ...line, fit: { ...fit, clipMs: 0, reason: text === "" ? NO_WORDS : REFUSED } };
  });
}

const NO_WORDS =
  "The translation has no words for this line: the line before says it too, or it was left out.";
const REFUSED = "The voice engine refused this text, so the line is silent.";
