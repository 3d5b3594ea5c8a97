import { rm } from "node:fs/promises";
import { join } from "node:path";
import {
  compareHeard,
  type Interval,
  type Line,
  type Listening,
  overlapMs,
  placementInterval,
  planChunks,
  shift,
  union,
} from "@dubdeck/dubbing";
import { cutAudio, MIX_RATE } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import type { DubActivities } from "@dubdeck/workflows";
import pMap from "p-map";
import type { Deps } from "../deps.ts";
import { placedSchema } from "../lines/job-lines.ts";
import { openJob, type OpenJob } from "../open-job.ts";
import { asStep } from "../progress/step-progress.ts";
import { LISTEN_WEIGHT } from "../progress/step-weights.ts";

/** The recogniser uses one core for each. */
const PIECES_AT_ONCE = 2;
const LONGEST_PIECE_MS = 60_000;
const SHORTEST_PIECE_MS = 15_000;

/** Transcribes the finished dub piece by piece and stores how well each line was understood. */
export const listenToDub =
  (deps: Deps): DubActivities["listenToDub"] =>
  async ({ jobId }) => {
    const job = await openJob(deps, jobId);
    const { keys, signal } = job;
    const { durationMs } = job.video;
    const step = { jobId, stage: "finalize", part: "listen", weight: LISTEN_WEIGHT } as const;

    await asStep(deps, step, (report) =>
      withTempDir(async (directory) => {
        const { lines } = await deps.storage.getJson(keys.placed, placedSchema);
        const mix = join(directory, "mix.m4a");
        await deps.storage.download(keys.mix, mix, signal);

        const said = lines.flatMap(saidLine);
        const pieces = planChunks(
          silencesBetween(said, durationMs),
          durationMs,
          piecesOf(durationMs),
        );
        let heardMs = 0;
        const heard = await pMap(
          pieces,
          async (piece) => {
            const path = join(directory, `${piece.startMs}.flac`);
            await cutAudio({ input: mix, ...piece, output: path }, { signal });
            const found = await listen(deps, job, path);
            await rm(path);
            const inside = said.filter((line) => isMainlyIn(line, piece));
            const regions = shift(found.regions ?? [], piece.startMs);
            const words = shift(found.words, piece.startMs);
            heardMs += piece.endMs - piece.startMs;
            report(heardMs / durationMs);
            return { lines: compareHeard(inside, words, job.targetLanguage, regions), regions };
          },
          { concurrency: PIECES_AT_ONCE, signal },
        );
        const listening: Listening = {
          lines: heard.flatMap((piece) => piece.lines),
          regions: heard.flatMap((piece) => piece.regions),
        };
        await deps.storage.putJson(keys.listening, listening);
      }),
    );
  };

/** Divides a dub so that all cores are busy to its end. */
function piecesOf(durationMs: number): { readonly targetMs: number; readonly maxMs: number } {
  const rounds = Math.ceil(durationMs / PIECES_AT_ONCE / LONGEST_PIECE_MS);
  const targetMs = Math.max(SHORTEST_PIECE_MS, Math.ceil(durationMs / PIECES_AT_ONCE / rounds));
  return { targetMs, maxMs: Math.round(targetMs * 1.5) };
}

const listen = ({ engines }: Deps, { targetLanguage, signal }: OpenJob, path: string) =>
  engines.transcriber.transcribe({ path, language: targetLanguage, isClear: true, signal });

const saidLine = ({ id, text, placement }: Line) =>
  text !== null && placement ? [{ id, text, ...placementInterval(placement, MIX_RATE) }] : [];

/** Returns the pauses of the dub, where a cut splits no line. */
function silencesBetween(said: readonly Interval[], durationMs: number): Interval[] {
  const spoken = union(said);
  const ends = [0, ...spoken.map(({ endMs }) => endMs)];
  const starts = [...spoken.map(({ startMs }) => startMs), durationMs];
  return ends
    .map((startMs, i) => ({ startMs, endMs: starts[i] ?? durationMs }))
    .filter(({ startMs, endMs }) => endMs > startMs);
}

const isMainlyIn = (line: Interval, piece: Interval): boolean =>
  overlapMs(line, piece) * 2 > line.endMs - line.startMs;
