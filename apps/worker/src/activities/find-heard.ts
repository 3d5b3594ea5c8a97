import { noteSourceLanguage } from "@dubdeck/db";
import type { HearingKeys } from "@dubdeck/storage";
import type { Chunk, DubActivities, HeardChunk } from "@dubdeck/workflows";
import pMap from "p-map";
import type { Deps } from "../deps.ts";
import {
  chunksFileSchema,
  type HeardFile,
  storedHeardSchema,
  turnsFileSchema,
} from "../hearing/heard-files.ts";
import { sharedHearingKeys } from "../hearing/shared-keys.ts";
import { linesToDub } from "../lines/job-lines.ts";
import { storeSpeakers } from "../lines/store-speakers.ts";
import { openJob, type OpenJob } from "../open-job.ts";
import { recordSteps } from "../progress/step-progress.ts";
import {
  CHUNKS_WEIGHT,
  EXTRACT_WEIGHT,
  PLAN_WEIGHT,
  SPEAKERS_WEIGHT,
} from "../progress/step-weights.ts";

const CHUNKS_AT_ONCE = 8;

/**
 * Copies the results of earlier dubs of the video to the job, which from then on depends on no
 * shared file.
 */
export const findHeard =
  (deps: Deps): DubActivities["findHeard"] =>
  async ({ jobId, hearing }) => {
    const job = await openJob(deps, jobId);
    const shared = await sharedHearingKeys(deps, job, hearing);
    const [chunks, found] = await Promise.all([
      deps.storage.findJson(shared.chunks, chunksFileSchema),
      deps.storage.findJson(shared.turns, turnsFileSchema),
    ]);
    if (!chunks || !found) return null;
    await storeSpeakers(deps, job, found);
    const heard = await pMap(chunks, (chunk) => copyHeard(deps, job, shared, chunk), {
      concurrency: CHUNKS_AT_ONCE,
    });
    const language = heard.find((chunk) => chunk?.language)?.language;
    if (language) await noteSourceLanguage(deps.db, jobId, language);
    await recordHeard(deps, jobId, chunks, heard);
    return { chunks, heard };
  };

async function copyHeard(
  deps: Deps,
  job: OpenJob,
  shared: HearingKeys,
  { index }: Chunk,
): Promise<HeardChunk | null> {
  const file = await deps.storage.findJson(shared.heard(index), storedHeardSchema);
  if (!file || !(await isReusable(deps, job, file))) return null;
  await deps.storage.putJson(job.keys.heard(index), file.lines);
  return { lines: linesToDub(file.lines).length, language: file.sure };
}

/**
 * Returns whether the lines are in the language from which this job's target is best translated.
 */
async function isReusable(
  { engines }: Deps,
  { targetLanguage }: OpenJob,
  { spoken, task, lines }: HeardFile,
): Promise<boolean> {
  if (lines.lines.length === 0) return true;
  const route = await engines.catalog.route(spoken, targetLanguage);
  return route?.task === task && route.from === lines.language;
}

/** Records the work that the job can skip as done. */
async function recordHeard(
  deps: Deps,
  jobId: string,
  chunks: readonly Chunk[],
  heard: readonly (HeardChunk | null)[],
): Promise<void> {
  const wholeMs = chunks.at(-1)?.endMs ?? 0;
  const parts = [
    { part: "plan", weight: PLAN_WEIGHT },
    { part: "speakers", weight: SPEAKERS_WEIGHT },
    ...(heard.every(Boolean) ? [{ part: "extract", weight: EXTRACT_WEIGHT }] : []),
    ...chunks
      .filter(({ index }) => heard[index])
      .map(({ index, startMs, endMs }) => ({
        part: index,
        weight: (CHUNKS_WEIGHT * (endMs - startMs)) / wholeMs,
      })),
  ];
  const steps = parts.map((part) => ({ ...part, stage: "transcribe", done: 1 }) as const);
  await recordSteps(deps, jobId, steps);
}
