import {
  type FittedChunk,
  type FittedLine,
  estimateMs,
  fitLines,
  foldClip,
  initialSpeechRate,
  planSlots,
  shareSlots,
  type Slot,
  type Transcript,
  transcriptSchema,
  type Translation,
  translationSchema,
  type Utterance,
} from "@dubdeck/dubbing";
import type { ChunkInput, DubActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";
import { openJob, type OpenJob } from "../open-job.ts";
import { type LineToSpeak, speakLine, type SpokenLine } from "../speak-line.ts";
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
  const { utterances } = transcript;
  const slots = planSlots(utterances, { endMs: chunk.endMs });
  const texts = new Map(translation.lines.map(({ id, text }) => [id, text]));
  const shorten = shortener(deps, job, transcript, async (id, text) => {
    // Kept, so that a retry starts from the shorter text instead of asking and buying again.
    texts.set(id, text);
    await storage.putJson(job.keys.translation(chunk.index), withTexts(translation, texts));
  });

  const spoken: SpokenLine[] = [];
  let rate = initialSpeechRate(job.targetLanguage);
  for (const [i, utterance] of utterances.entries()) {
    report(i / utterances.length, { done: i, total: utterances.length });
    const textOf = ({ id, text }: Utterance): string => texts.get(id) ?? text;
    const estimates = utterances.map((each) => estimateMs(textOf(each), rate));
    const slot = shareSlots(slots, estimates)[i] as Slot;
    const text = textOf(utterance);
    const line = await speakLine(deps, job, { text, slot, rate, ...shorten?.(utterance) });
    if (line.key) rate = foldClip(rate, line);
    spoken.push(line);
  }
  report(1, { done: spoken.length, total: spoken.length });

  return fitLines(slots, spoken).map((fit, i) => {
    const { id, text: sourceText } = utterances[i] as Utterance;
    const { text, key: clipKey } = spoken[i] as SpokenLine;
    const line = { id, sourceText, text, slot: slots[i] as Slot, clipKey };
    return { ...line, fit: clipKey ? fit : { ...fit, clipMs: 0, reason: REFUSED } };
  });
}

const REFUSED = "The voice engine refused this text, so the line is silent.";

/** How one utterance's translation is asked for again with fewer characters, where that can be done. */
function shortener(
  { engines }: Deps,
  { targetLanguage: target, signal }: OpenJob,
  { language: source }: Transcript,
  keep: (id: string, text: string) => Promise<void>,
): ((utterance: Utterance) => Pick<LineToSpeak, "shorten">) | null {
  if (!engines.translator.canShorten) return null;
  return ({ id, text }) => ({
    async shorten(maxChars) {
      const lines = [{ id, text, maxChars }];
      const request = { lines, before: [], after: [], source, target, signal };
      const [answer] = await engines.translator.translate(request);
      if (!answer) return null;
      await keep(id, answer.text);
      return answer.text;
    },
  });
}

function withTexts(translation: Translation, texts: ReadonlyMap<string, string>): Translation {
  const lines = translation.lines.map(({ id, text }) => ({ id, text: texts.get(id) ?? text }));
  return { ...translation, lines };
}
