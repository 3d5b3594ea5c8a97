import { type ActivityOptions, proxyActivities } from "@temporalio/workflow";
import type { Chunk, ChunkInput, DubActivities, HeardChunk } from "./activities.ts";
import { MODEL, timeoutFor } from "./activity-options.ts";
import type { Source } from "./read-source.ts";
import { reportStage } from "./tell.ts";

interface ChunkStages {
  /**
   * Returns the number of lines to dub; a chunk that was transcribed before is not transcribed
   * again.
   */
  readonly transcribe: (chunk: Chunk) => Promise<number>;
  readonly translate: (chunk: Chunk, lines: number) => Promise<void>;
  readonly synthesize: (chunk: Chunk, lines: number) => Promise<void>;
}

const model = proxyActivities<DubActivities>(MODEL);

/** Creates the three stages that run per chunk, and shows their progress in Temporal UI. */
export function chunkStages(
  job: Source & { readonly sourceLanguage: string | undefined },
): ChunkStages {
  const lineCounts = new Map<number, number>();
  const done = { translated: 0, synthesized: 0 };
  let language = job.sourceLanguage;
  for (const [index, heard] of job.heard.entries()) if (heard) note(index, heard);

  return {
    async transcribe(chunk) {
      const known = lineCounts.get(chunk.index);
      if (known !== undefined) return known;
      const heard = await model.transcribeChunk.executeWithOptions(
        options(chunk, 10, `Transcribe ${span(chunk)}`),
        [
          {
            ...about(chunk),
            ...(language !== undefined && { language }),
            ...(job.hearing && { hearing: job.hearing }),
          },
        ],
      );
      note(chunk.index, heard);
      reportProgress();
      return heard.lines;
    },

    async translate(chunk, lines) {
      await model.translateChunk.executeWithOptions(
        options(chunk, 5, `Translate ${lines} lines of ${span(chunk)}`),
        [about(chunk)],
      );
      done.translated += 1;
      reportProgress();
    },

    async synthesize(chunk, lines) {
      await model.synthesizeChunk.executeWithOptions(
        options(chunk, 20, `Speak ${lines} lines of ${span(chunk)}`),
        [about(chunk)],
      );
      done.synthesized += 1;
      reportProgress();
    },
  };

  /**
   * A video has one spoken language: the first chunk that is sure of it sets it for all later
   * chunks.
   */
  function note(index: number, heard: HeardChunk): void {
    language ??= heard.language ?? undefined;
    lineCounts.set(index, heard.lines);
  }

  function about(chunk: Chunk): ChunkInput {
    return { jobId: job.jobId, chunk, share: length(chunk) / job.durationMs };
  }

  function reportProgress(): void {
    const all = job.chunks.length;
    const earliest =
      lineCounts.size < all ? "transcribe" : done.translated < all ? "translate" : null;
    const lines = [...lineCounts.values()].reduce((sum, count) => sum + count, 0);
    reportStage(
      earliest ?? "synthesize",
      `of ${all} chunks: ${lineCounts.size} transcribed (${lines} lines), ${done.translated} translated, ${done.synthesized} spoken`,
    );
  }
}

/** @param secondsPerSecond The longest that a second of the chunk may take, in seconds. */
function options(chunk: Chunk, secondsPerSecond: number, summary: string): ActivityOptions {
  return {
    ...MODEL,
    startToCloseTimeout: timeoutFor(length(chunk), secondsPerSecond),
    summary,
  };
}

const length = ({ startMs, endMs }: Chunk): number => endMs - startMs;

/** Formats a chunk's time range for summaries in Temporal UI, for example `0:45–1:30`. */
const span = ({ startMs, endMs }: Chunk): string => `${clock(startMs)}–${clock(endMs)}`;

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
