import {
  type FittedChunk,
  type FittedLine,
  foldClip,
  initialSpeechRate,
  planSlots,
  transcriptSchema,
  type Translation,
  translationSchema,
} from "@dubdeck/dubbing";
import type { ChunkInput, DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob, type OpenJob } from "../open-job.ts";
import { speakLine } from "../speak-line.ts";
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

/**
 * Line by line, since every measured clip sharpens the estimate for the next one. Clips are found
 * again by their content, so a retry goes the same way without buying anything.
 */
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
  const { language: source, utterances } = transcript;
  const texts = new Map(translation.lines.map(({ id, text }) => [id, text]));
  const total = utterances.length;
  let rate = initialSpeechRate(job.targetLanguage);

  const lines: FittedLine[] = [];
  for (const slot of planSlots(utterances, { endMs: chunk.endMs })) {
    report(lines.length / total, { done: lines.length, total });
    const id = slot.utteranceId;
    const sourceText = utterances[lines.length]?.text ?? "";
    const text = texts.get(id) ?? sourceText;
    const { line, clip, ttsSpeed } = await speakLine(deps, job, {
      id,
      sourceText,
      text,
      slot,
      rate,
      ...(deps.engines.translator.canShorten && { shorten }),
    });
    rate = foldClip(rate, { text: line.text, clipMs: clip.lengthMs, ttsSpeed });
    lines.push(line);

    async function shorten(maxChars: number): Promise<string | null> {
      const [answer] = await deps.engines.translator.translate({
        lines: [{ id, text: sourceText, maxChars }],
        before: [],
        after: [],
        source,
        target: job.targetLanguage,
        signal: job.signal,
      });
      if (!answer || answer.text.length >= text.length) return null;
      // Kept, so that a retry starts from the shorter text instead of asking and buying again.
      texts.set(id, answer.text);
      await storage.putJson(job.keys.translation(chunk.index), withTexts(translation, texts));
      return answer.text;
    }
  }
  report(1, { done: total, total });
  return lines;
}

function withTexts(translation: Translation, texts: ReadonlyMap<string, string>): Translation {
  const lines = translation.lines.map(({ id, text }) => ({ id, text: texts.get(id) ?? text }));
  return { ...translation, lines };
}
