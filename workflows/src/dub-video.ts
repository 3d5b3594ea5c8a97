import { JOB_FAILURES, type Plan } from "@dubdeck/domain";
import { ApplicationFailure, patched, proxyActivities } from "@temporalio/workflow";
import type { Chunk, DubActivities } from "./activities.ts";
import { CPU, IO, MODEL, timeoutFor } from "./activity-options.ts";
import { chunkStages } from "./chunk-stages.ts";
import { setStatus, withStatus } from "./job-status.ts";
import { mapBounded } from "./map-bounded.ts";
import { readSource, type Source } from "./read-source.ts";
import { reportStage } from "./tell.ts";
import { together } from "./together.ts";

export interface DubVideoInput {
  readonly jobId: string;
  readonly userId: string;
  readonly plan: Plan;
  readonly targetLanguage: string;
  /** Set by the user; detected if absent. */
  readonly sourceLanguage?: string;
}

/**
 * Maximum number of chunks in progress: while one is synthesized, the next ones are transcribed and
 * translated.
 */
const CHUNKS_AT_ONCE = 3;

/** Retries for about an hour; a later mail is of little use. */
const MAIL_RETRY = { maximumInterval: "10 minutes", maximumAttempts: 15 } as const;

const cpu = proxyActivities<DubActivities>(CPU);
const model = proxyActivities<DubActivities>(MODEL);
const io = proxyActivities<DubActivities>(IO);

/**
 * Dubs one video; the workflow's id is the job's id. Each chunk goes through the first three stages
 * by itself, so that the stages overlap; mix and finalize wait for all chunks. Voice separation and
 * the preview's picture run alongside. Transcripts from earlier dubs of the video are reused.
 */
export async function dubVideo(input: DubVideoInput): Promise<void> {
  const completed = await withStatus(input.jobId, async () => {
    const findsSpeakers = patched("speakers-and-bed");
    const source = await readSource(input, findsSpeakers);
    await together([
      () => speakChunks(source, input.sourceLanguage),
      ...(findsSpeakers ? [() => separateVoice(source), () => renderPicture(source)] : []),
    ]);
    await mix(source);
    await (findsSpeakers ? finalize(source) : finalizeInTurn(source));
  });
  if (completed && patched("mail-when-done")) await mailDone(input.jobId);
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

async function separateVoice({ sound, durationMs }: Source): Promise<void> {
  await model.separateVoice.executeWithOptions(
    { ...MODEL, startToCloseTimeout: timeoutFor(durationMs, 5), summary: "Take the voice out" },
    [sound],
  );
}

const renderPicture = ({ jobId }: Source) =>
  cpu.renderPreviewPicture.executeWithOptions({ ...CPU, summary: "Render the preview's picture" }, [
    { jobId },
  ]);

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

async function mix({ sound, durationMs, chunks }: Source): Promise<void> {
  reportStage("mix", "Placing the lines on the track");
  await cpu.mixTrack.executeWithOptions(
    { ...CPU, startToCloseTimeout: timeoutFor(durationMs, 2), summary: "Mix and master the track" },
    [{ ...sound, chunks: chunks.length }],
  );
}

/**
 * Renders preview and output while a recogniser transcribes the dub. The preview is published as
 * soon as it is ready.
 */
async function finalize(source: Source): Promise<void> {
  const { jobId, durationMs } = source;
  reportStage("finalize", "Rendering preview and output, listening to the dub");
  const [, { outputMs }] = await together([
    async () => {
      await renderPreview(source);
      await setStatus(jobId, "preview_ready");
    },
    () => renderOutput(source),
    () =>
      model.listenToDub.executeWithOptions(
        { ...MODEL, startToCloseTimeout: timeoutFor(durationMs, 5), summary: "Listen to the dub" },
        [{ jobId }],
      ),
  ]);
  await io.saveReport.executeWithOptions({ ...IO, summary: "Store the report" }, [
    { jobId, outputMs },
  ]);
  reportStage("finalize", "Done");
}

/** Finalizes jobs that started before speaker detection existed. */
async function finalizeInTurn(source: Source): Promise<void> {
  reportStage("finalize", "Rendering the preview");
  await renderPreview(source);
  await setStatus(source.jobId, "preview_ready");
  reportStage("finalize", "Rendering the output");
  await renderOutput(source);
  reportStage("finalize", "Done");
}

const renderPreview = ({ jobId }: Source) =>
  cpu.renderPreview.executeWithOptions({ ...CPU, summary: "Join the preview" }, [{ jobId }]);

const renderOutput = ({ jobId, durationMs }: Source) =>
  cpu.renderOutput.executeWithOptions(
    { ...CPU, startToCloseTimeout: timeoutFor(durationMs, 30), summary: "Render the output" },
    [{ jobId }],
  );
