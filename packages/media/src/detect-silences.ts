import type { Interval } from "@dubdeck/dubbing";
import { words } from "./ffmpeg-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";

/** One level is measured per window. */
const WINDOW_MS = 50;
const MIN_SILENCE_MS = 300;
/** What is quiet depends on the minute around: music may play under all of it. */
const BLOCK_WINDOWS = 60_000 / WINDOW_MS;
/** Below this everything is silence. */
const FLOOR_DB = -60;

/**
 * The pauses of at least 300 ms in the extracted audio, in order: where it is clearly quieter than
 * the speech around, also above music or noise. Good places to cut, not a detector of speech.
 */
export async function detectSilences(path: string, run: RunOptions = {}): Promise<Interval[]> {
  const { stdout } = await runFfmpeg(levelsArgs(path), run);
  const levels = Array.from(stdout.toString("latin1").matchAll(/RMS_level=(\S+)/g), (match) =>
    Math.max(FLOOR_DB, Number(match[1]?.replace("inf", "Infinity"))),
  );
  return findSilences(levels);
}

function levelsArgs(path: string): string[] {
  const level = "lavfi.astats.Overall.RMS_level";
  const filter = [
    "aresample=16000",
    `asetnsamples=n=${16 * WINDOW_MS}`,
    "astats=metadata=1:reset=1:measure_perchannel=none:measure_overall=RMS_level",
    `ametadata=mode=print:key=${level}:file=-`,
  ].join(",");
  return ["-i", path, ...words("-map 0:a:0 -af"), filter, ...words("-f null -")];
}

/** @param levels RMS in dB of each window of 50 ms, none below −60 */
export function findSilences(levels: readonly number[]): Interval[] {
  const silences: Interval[] = [];
  let start: number | null = null;
  const close = (end: number): void => {
    if (start !== null && (end - start) * WINDOW_MS >= MIN_SILENCE_MS) {
      silences.push({ startMs: start * WINDOW_MS, endMs: end * WINDOW_MS });
    }
    start = null;
  };
  for (let block = 0; block < levels.length; block += BLOCK_WINDOWS) {
    const here = levels.slice(block, block + BLOCK_WINDOWS);
    const limit = quietLimit(here);
    for (const [i, level] of here.entries()) {
      if (level < limit || level <= FLOOR_DB) start ??= block + i;
      else close(block + i);
    }
  }
  close(levels.length);
  return silences;
}

/** A bit above the background: two fifths of the way from the quiet windows to the loud ones. */
function quietLimit(levels: readonly number[]): number {
  const sorted = levels.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? FLOOR_DB;
  return at(0.02) + 0.4 * (at(0.95) - at(0.02));
}
