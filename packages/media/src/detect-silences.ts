import type { Interval } from "@dubdeck/dubbing";
import { words } from "./ffmpeg-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";

/** Length of the windows whose level is measured. */
const WINDOW_MS = 50;
const MIN_SILENCE_MS = 300;
/** The threshold adapts to each minute, because music may play throughout. */
const BLOCK_WINDOWS = 60_000 / WINDOW_MS;
/** Quieter windows are always silence. */
const FLOOR_DB = -60;

/**
 * Finds pauses of at least 300 ms in the extracted audio, in chronological order: parts clearly quieter
 * than the speech around them, even over music or noise. These are good places to cut; this does not
 * detect speech.
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

/**
 * Finds silences of at least 300 ms.
 * @param levels RMS of each 50 ms window in dB, at least −60
 */
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

/** Threshold slightly above the background: 40 % of the way from the quiet to the loud windows. */
function quietLimit(levels: readonly number[]): number {
  const sorted = levels.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? FLOOR_DB;
  return at(0.02) + 0.4 * (at(0.95) - at(0.02));
}
