import { join } from "node:path";
import { withTempDir } from "@dubdeck/process";
import {
  type Bed,
  decodeOriginalArgs,
  masterArgs,
  type Mastering,
  measureMixArgs,
  type MixInputs,
  tryMasterArgs,
} from "./mix-args.ts";
import {
  type Loudness,
  measureLoudness,
  parseIntegrated,
  parseLoudness,
  SILENT_LUFS,
} from "./measure-loudness.ts";
import { type FfmpegOptions, runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { MIX_RATE } from "./stretch-clip.ts";
import { limitsFor, SOUND_COST } from "./user-limits.ts";

/** Integrated loudness of the delivered track. */
const TARGET_LUFS = -16;
const TOLERANCE_LU = 0.3;
const MAX_TRUE_PEAK_DBTP = -1;
/** Starts below the maximum, because encoding raises the peak. */
const FIRST_CEILING_DB = -2;
const MAX_ROUNDS = 4;
/** Keeps a track with only hiss from becoming loud. */
const MAX_BOOST_DB = 20;

export interface MixTrack {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  /** Probed index of the original among the video's audio tracks; the first by default. */
  readonly audioTrack?: number | undefined;
  /** File of raw 16-bit mono samples at 48 kHz from the video's start; padded with silence. */
  readonly dub: string;
  /**
   * File of the original's gain under the dub as raw 16-bit mono samples at 48 kHz (32767 is full
   * level), as long as the video; null omits the original.
   */
  readonly envelope: string | null;
  /** Sound that replaces the original where it is ducked, with gains in the envelope's format. */
  readonly bed?: Bed | null | undefined;
  /** Path of the AAC track to write, as MP4 without a picture. */
  readonly output: string;
}

/**
 * Mixes the dub over the original and writes the delivered audio track: stereo AAC, exactly
 * `durationMs` long, −16 LUFS, true peak at most −1 dBTP. Normalizes dub and original to the same
 * loudness first. If both targets cannot be met, the peak takes precedence.
 * @returns the written track's measured loudness
 * @throws ProcessError if ffmpeg fails
 */
export function mixTrack(job: MixTrack, run: RunOptions = {}): Promise<Loudness> {
  return withTempDir(async (directory) => {
    const phase = phasesOf(run, job.durationMs);
    const inputs = await levelInputs(job, directory, phase(0, 0.3));
    const gainDb = await gainOf(measureMixArgs(inputs), phase(0.3, 0.4));
    return master(inputs, gainDb, job.output, phase);
  });
}

async function levelInputs(job: MixTrack, directory: string, run: RunOptions): Promise<MixInputs> {
  const { dub, envelope, bed = null, durationMs } = job;
  const durationSamples = (durationMs * MIX_RATE) / 1000;
  const alone = { dub, dubGainDb: 0, under: null, durationSamples };
  const original = join(directory, "original.flac");
  const limits = limitsFor(durationMs, SOUND_COST);
  const [dubGainDb, gainDb] = await Promise.all([
    gainOf(measureMixArgs(alone), { signal: run.signal }),
    envelope ? gainOf(decodeOriginalArgs(job, original), { ...run, limits }) : 0,
  ]);
  const under = envelope === null ? null : { original, envelope, gainDb, bed };
  return { dub, dubGainDb, under, durationSamples };
}

const gainOf = async (args: readonly string[], run: FfmpegOptions): Promise<number> =>
  toTarget(parseIntegrated((await runFfmpeg(args, run)).stderr));

/** Tunes the gain without encoding first, because encoding takes longest. */
async function master(
  inputs: MixInputs,
  gainDb: number,
  output: string,
  phase: Phases,
): Promise<Loudness> {
  const trying = phase(0.4, 0.6);
  const tried = await masterWithinLimits(
    { gainDb, ceilingDb: FIRST_CEILING_DB },
    async (mastering) =>
      parseLoudness((await runFfmpeg(tryMasterArgs(inputs, mastering), trying)).stderr),
  );
  const encoding = phase(0.6, 1);
  const { loudness } = await masterWithinLimits(tried.mastering, async (mastering) => {
    await runFfmpeg(masterArgs(inputs, mastering, output), encoding);
    return await measureLoudness(output, { signal: encoding.signal });
  });
  return loudness;
}

/** Masters, measures and corrects until loudness and peak are within limits, at most 4 times. */
async function masterWithinLimits(
  { gainDb, ceilingDb }: Mastering,
  attempt: (mastering: Mastering) => Promise<Loudness>,
): Promise<{ mastering: Mastering; loudness: Loudness }> {
  for (let round = 1; ; round++) {
    const mastering = { gainDb, ceilingDb };
    const loudness = await attempt(mastering);
    const off = TARGET_LUFS - loudness.integratedLufs;
    const overPeak = loudness.truePeakDbtp - MAX_TRUE_PEAK_DBTP;
    const silent = loudness.integratedLufs <= SILENT_LUFS;
    const isRight = (silent || Math.abs(off) <= TOLERANCE_LU) && overPeak <= 0;
    if (isRight || round === MAX_ROUNDS) return { mastering, loudness };
    if (overPeak > 0) ceilingDb -= overPeak + 0.2;
    if (!silent) gainDb += off;
  }
}

function toTarget(integratedLufs: number): number {
  if (integratedLufs <= SILENT_LUFS) return 0;
  return Math.min(MAX_BOOST_DB, TARGET_LUFS - integratedLufs);
}

type Phases = (from: number, to: number) => RunOptions;

/** Maps each pass's progress to its share of the whole, so that progress never decreases. */
function phasesOf(run: RunOptions, durationMs: number): Phases {
  let reached = 0;
  return (from: number, to: number): RunOptions => ({
    signal: run.signal,
    onProgress:
      run.onProgress &&
      ((doneMs) => {
        const share = from + (to - from) * Math.min(1, doneMs / durationMs);
        reached = Math.max(reached, Math.round(share * durationMs));
        run.onProgress?.(reached);
      }),
  });
}
