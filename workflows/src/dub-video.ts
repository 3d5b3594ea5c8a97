import { JOB_FAILURES, type Plan } from "@dubdeck/domain";
import { ApplicationFailure, patched, proxyActivities } from "@temporalio/workflow";
import type { Chunk, DubActivities } from "./activities.ts";
import { IO, MAIL_RETRY } from "./activity-options.ts";
import { acceptApproval, type Review } from "./await-approval.ts";
import { chunkStages } from "./chunk-stages.ts";
import {
  finalize,
  mix,
  renderOutput,
  renderPicture,
  renderPreview,
  separateVoice,
  speakScript,
} from "./finish-dub.ts";
import { setStatus, withStatus } from "./job-status.ts";
import { mapBounded } from "./map-bounded.ts";
import { openSource, readSource, type Source } from "./read-source.ts";
import { reportStage } from "./tell.ts";
import { together } from "./together.ts";

export interface DubVideoInput {
  readonly jobId: string;
  readonly userId: string;
  readonly plan: Plan;
  readonly targetLanguage: string;
  /** Set by the user; detected if absent. */
  readonly sourceLanguage?: string;
  /** How long to wait for approval of the script before anything is spoken, in ms; absent: not. */
  readonly reviewMs?: number;
}

/**
 * Maximum number of chunks in progress: while one is synthesized, the next ones are transcribed and
 * translated.
 */
const CHUNKS_AT_ONCE = 3;

const io = proxyActivities<DubActivities>(IO);

/**
 * Dubs one video; the workflow's id is the job's id. Each chunk goes through the first three stages
 * by itself, so that the stages overlap; mix and finalize wait for all chunks. Voice separation and
 * the preview's picture run alongside. Transcripts from earlier dubs of the video are reused. With
 * `reviewMs`, nothing is spoken before the owner approved the translated script.
 */
export async function dubVideo(input: DubVideoInput): Promise<void> {
  const review = input.reviewMs ? acceptApproval(input.jobId, input.reviewMs) : null;
  const completed = await withStatus(input.jobId, async () => {
    const findsSpeakers = patched("speakers-and-bed");
    const source = await processChunks(input, { findsSpeakers, speaks: !review });
    if (review) await speakApproved(source, review);
    await mix(source, review ? 1 : source.chunks.length);
    await (findsSpeakers ? finalize(source, showPreview) : finalizeInTurn(source));
  });
  if (completed && patched("mail-when-done")) await mailDone(input.jobId);
}

/**
 * Reads the source and takes its chunks through the first stages, while the voice is separated and
 * the preview's picture rendered.
 */
async function processChunks(
  input: DubVideoInput,
  { findsSpeakers, speaks }: { findsSpeakers: boolean; speaks: boolean },
): Promise<Source> {
  const container = await openSource(input);
  const alongside = [() => separateVoice(container), () => renderPicture(container)];
  const dub = (source: Source) =>
    (speaks ? speakChunks : translateChunks)(source, input.sourceLanguage);
  if (findsSpeakers && patched("bed-at-once")) {
    const read = async (): Promise<Source> => {
      const source = await readSource(container, input, findsSpeakers);
      await dub(source);
      return source;
    };
    const [source] = await together([read, ...alongside]);
    return source;
  }
  const source = await readSource(container, input, findsSpeakers);
  await together([() => dub(source), ...(findsSpeakers ? alongside : [])]);
  return source;
}

/** Mails the owner; a failed mail does not fail the dub. */
async function mailDone(jobId: string): Promise<void> {
  const options = { ...IO, retry: MAIL_RETRY, summary: "Mail the owner" };
  await io.mailDone.executeWithOptions(options, [{ jobId }]).catch(() => undefined);
}

async function speakChunks(source: Source, sourceLanguage: string | undefined): Promise<void> {
  const stages = chunkStages({ ...source, sourceLanguage });
  await detectSpeech(source.chunks, stages.transcribe);
  await mapBounded(source.chunks, CHUNKS_AT_ONCE, async (chunk) => {
    const lines = await stages.transcribe(chunk);
    await stages.translate(chunk, lines);
    await stages.synthesize(chunk, lines);
  });
}

async function translateChunks(source: Source, sourceLanguage: string | undefined): Promise<void> {
  const stages = chunkStages({ ...source, sourceLanguage });
  await detectSpeech(source.chunks, stages.transcribe);
  await mapBounded(source.chunks, CHUNKS_AT_ONCE, async (chunk) =>
    stages.translate(chunk, await stages.transcribe(chunk)),
  );
}

/** Speaks the whole script at once, as the owner approved it. */
async function speakApproved(source: Source, review: Review): Promise<void> {
  await review.approved(source.chunks.length);
  await speakScript(source);
}

/**
 * Transcribes chunk by chunk until one has speech: a video has one spoken language, and that chunk
 * sets it for all later chunks. Fails the job if there is no speech at all.
 */
async function detectSpeech(
  chunks: readonly Chunk[],
  transcribe: (chunk: Chunk) => Promise<number>,
): Promise<void> {
  for (const chunk of chunks) {
    if ((await transcribe(chunk)) > 0) return;
  }
  throw ApplicationFailure.nonRetryable(JOB_FAILURES.NO_SPEECH, "NO_SPEECH");
}

/** Publishes the preview while the output is still being rendered. */
const showPreview = ({ jobId }: Source): Promise<void> => setStatus(jobId, "preview_ready");

/** Finalizes jobs that started before speaker detection existed. */
async function finalizeInTurn(source: Source): Promise<void> {
  reportStage("finalize", "Rendering the preview");
  await renderPreview(source);
  await showPreview(source);
  reportStage("finalize", "Rendering the output");
  await renderOutput(source);
  reportStage("finalize", "Done");
}
