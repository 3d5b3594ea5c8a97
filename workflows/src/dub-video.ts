import { JOB_FAILURES, type Plan } from "@dubdeck/domain";
import { ApplicationFailure, proxyActivities } from "@temporalio/workflow";
import type { Chunk, DubActivities, SoundInput } from "./activities.ts";
import { CPU, timeoutFor } from "./activity-options.ts";
import { chunkStages } from "./chunk-stages.ts";
import { setStatus, withStatus } from "./job-status.ts";
import { mapBounded } from "./map-bounded.ts";
import { tellStage } from "./tell.ts";

export interface DubVideoInput {
  readonly jobId: string;
  readonly userId: string;
  readonly plan: Plan;
  readonly targetLanguage: string;
  /** Given by the user; left out, it is detected. */
  readonly sourceLanguage?: string;
}

interface Source {
  readonly sound: SoundInput;
  readonly jobId: string;
  readonly durationMs: number;
  readonly chunks: readonly Chunk[];
}

/** Chunks on their way at once: while one is spoken, the next ones are heard and translated. */
const CHUNKS_AT_ONCE = 3;

const cpu = proxyActivities<DubActivities>(CPU);

/**
 * Dubs one video; the workflow's id is the job's id. Chunks pass through the first three stages
 * each on its own, so that the stages overlap; mix and finalize wait for all of them.
 */
export async function dubVideo(input: DubVideoInput): Promise<void> {
  await withStatus(input.jobId, async () => {
    const source = await readSource(input.jobId);
    const stages = chunkStages({ ...source, sourceLanguage: input.sourceLanguage });
    await untilSpeech(source.chunks, stages.transcribe);

    await mapBounded(source.chunks, CHUNKS_AT_ONCE, async (chunk) => {
      const lines = await stages.transcribe(chunk);
      await stages.translate(chunk, lines);
      await stages.synthesize(chunk, lines);
    });

    await mix(source);
    await finalize(source);
  });
}

async function readSource(jobId: string): Promise<Source> {
  tellStage("transcribe", "Reading the source");
  const { durationMs, audioTrack } = await cpu.probeSource.executeWithOptions(
    { ...CPU, startToCloseTimeout: "2 minutes", summary: "Read the source's container" },
    [{ jobId }],
  );
  const sound = { jobId, ...(audioTrack !== undefined && { audioTrack }) };
  const options = { ...CPU, startToCloseTimeout: timeoutFor(durationMs, 1) };
  await cpu.extractAudio.executeWithOptions(
    { ...options, summary: "Extract the recognition track" },
    [sound],
  );
  const chunks = await cpu.planChunks.executeWithOptions(
    { ...options, summary: "Cut at silences" },
    [{ jobId }],
  );
  return { sound, jobId, durationMs, chunks };
}

/** One video speaks one language: its first chunk with speech tells it to all later ones. */
async function untilSpeech(
  chunks: readonly Chunk[],
  transcribe: (chunk: Chunk) => Promise<number>,
): Promise<void> {
  for (const chunk of chunks) {
    if ((await transcribe(chunk)) > 0) return;
  }
  throw ApplicationFailure.nonRetryable(JOB_FAILURES.NO_SPEECH, "NO_SPEECH");
}

async function mix({ sound, durationMs, chunks }: Source): Promise<void> {
  tellStage("mix", "Placing the lines on the track");
  await cpu.mixTrack.executeWithOptions(
    { ...CPU, startToCloseTimeout: timeoutFor(durationMs, 2), summary: "Mix and master the track" },
    [{ ...sound, chunks: chunks.length }],
  );
}

/** The preview comes first, so that it can be watched while the output is still rendered. */
async function finalize({ jobId, durationMs }: Source): Promise<void> {
  tellStage("finalize", "Rendering the preview");
  await cpu.renderPreview.executeWithOptions({ ...CPU, summary: "Render the preview" }, [
    { jobId },
  ]);
  await setStatus(jobId, "preview_ready");

  tellStage("finalize", "Rendering the output");
  await cpu.renderOutput.executeWithOptions(
    { ...CPU, startToCloseTimeout: timeoutFor(durationMs, 30), summary: "Render the output" },
    [{ jobId }],
  );
  tellStage("finalize", "Done");
}
