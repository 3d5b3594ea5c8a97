import { patched, proxyActivities } from "@temporalio/workflow";
import type { Chunk, DubActivities, HeardChunk, Hearing, SoundInput } from "./activities.ts";
import { CPU, MODEL, timeoutFor } from "./activity-options.ts";
import { reportStage } from "./tell.ts";
import { together } from "./together.ts";

/** The source of a dub, as its container describes it. */
export interface Container {
  readonly sound: SoundInput;
  readonly jobId: string;
  readonly durationMs: number;
}

/** The source, and what is known about it before its chunks are processed. */
export interface Source extends Container {
  readonly chunks: readonly Chunk[];
  /**
   * One entry per chunk: its transcription by an earlier dub; null or absent if it has to be
   * transcribed.
   */
  readonly heard: readonly (HeardChunk | null)[];
  /** Absent in jobs started before transcripts were shared. */
  readonly hearing?: Hearing;
}

const cpu = proxyActivities<DubActivities>(CPU);
const model = proxyActivities<DubActivities>(MODEL);

/** Reads the source's container. */
export async function openSource({ jobId }: { readonly jobId: string }): Promise<Container> {
  reportStage("transcribe", "Reading the source");
  return await probeSource(jobId);
}

/**
 * Reuses the results of earlier dubs of the video. Unless every chunk is already transcribed, extracts
 * the recognition track; if there are no results at all, also splits the source into chunks and finds
 * its speakers.
 */
export async function readSource(
  source: Container,
  { sourceLanguage }: { readonly sourceLanguage?: string },
  findsSpeakers: boolean,
): Promise<Source> {
  const { jobId, ...track } = source.sound;
  if (!patched("heard-once")) {
    await extractAudio(source);
    return { ...source, chunks: await planAndFindSpeakers(source, findsSpeakers), heard: [] };
  }
  const hearing = { ...track, ...(sourceLanguage !== undefined && { language: sourceLanguage }) };
  const before = await cpu.findHeard.executeWithOptions(
    { ...CPU, startToCloseTimeout: "2 minutes", summary: "Look for what was heard before" },
    [{ jobId, hearing }],
  );
  if (!before?.heard.every(Boolean)) await extractAudio(source);
  const { chunks, heard } = before ?? {
    chunks: await planAndFindSpeakers(source, true, hearing),
    heard: [],
  };
  return { ...source, chunks, heard, hearing };
}

/** Reads the source of a job that speaks a script: the whole of it counts as one chunk. */
export async function readScriptSource({ jobId }: { readonly jobId: string }): Promise<Source> {
  reportStage("synthesize", "Reading the source");
  const source = await probeSource(jobId);
  const whole = { index: 0, startMs: 0, endMs: source.durationMs };
  return { ...source, chunks: [whole], heard: [] };
}

async function probeSource(jobId: string): Promise<Container> {
  const { durationMs, audioTrack } = await cpu.probeSource.executeWithOptions(
    { ...CPU, startToCloseTimeout: "2 minutes", summary: "Read the source's container" },
    [{ jobId }],
  );
  const sound = { jobId, ...(audioTrack !== undefined && { audioTrack }) };
  return { sound, jobId, durationMs };
}

async function extractAudio({ sound, durationMs }: Container): Promise<void> {
  await cpu.extractAudio.executeWithOptions(
    {
      ...CPU,
      startToCloseTimeout: timeoutFor(durationMs, 1),
      summary: "Extract the recognition track",
    },
    [sound],
  );
}

/** Splits the source at silences and finds its speakers. */
async function planAndFindSpeakers(
  { jobId, durationMs }: Container,
  findsSpeakers: boolean,
  hearing?: Hearing,
): Promise<Chunk[]> {
  const input = { jobId, ...(hearing && { hearing }) };
  const planChunks = () =>
    cpu.planChunks.executeWithOptions(
      { ...CPU, startToCloseTimeout: timeoutFor(durationMs, 1), summary: "Cut at silences" },
      [input],
    );
  if (!findsSpeakers) return await planChunks();
  const findSpeakers = () =>
    model.findSpeakers.executeWithOptions(
      { ...MODEL, startToCloseTimeout: timeoutFor(durationMs, 2), summary: "Find the speakers" },
      [input],
    );
  const [chunks] = await together([planChunks, findSpeakers]);
  return chunks;
}
