import { join } from "node:path";
import { withTempDir } from "@dubdeck/process";
import {
  type Bed,
  encodeMixArgs,
  levelOriginalArgs,
  masterArgs,
  type Mastering,
  measureDubArgs,
  type MixInputs,
} from "./mix-args.ts";
import {
  type Loudness,
  measureLoudness,
  parseIntegrated,
  SILENT_DBTP,
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
 * loudness first. If both targets cannot be met, the peak takes precedence. If dub and original are
 * both below −36 LUFS the track stays quieter, because nothing is raised by more than 20 dB.
 * @returns the written track's measured loudness
 * @throws ProcessError if ffmpeg fails
 */
export function mixTrack(job: MixTrack, run: RunOptions = {}): Promise<Loudness> {
  return withTempDir(async (directory) => {
    const phase = phasesOf(run, job.durationMs);
    const inputs = await levelInputs(job, directory, phase(0, 0.1));
    const files = { mastered: join(directory, "mastered.pcm"), output: job.output };
    return master(inputs, files, phase);
  });
}

async function levelInputs(job: MixTrack, directory: string, run: RunOptions): Promise<MixInputs> {
  const { dub, envelope, bed = null, durationMs } = job;
  const durationSamples = (durationMs * MIX_RATE) / 1000;
  const original = join(directory, "original.pcm");
  const limits = limitsFor(durationMs, SOUND_COST);
  const decode = levelOriginalArgs(job, original);
  const [dubGainDb, gainDb] = await Promise.all([
    gainOf(measureDubArgs(dub), { signal: run.signal }),
    envelope ? gainOf(decode, { ...run, limits }) : 0,
  ]);
  const under = envelope === null ? null : { original, envelope, gainDb, bed };
  return { dub, dubGainDb, under, durationSamples };
}

const gainOf = async (args: readonly string[], run: FfmpegOptions): Promise<number> =>
  Math.min(MAX_BOOST_DB, TARGET_LUFS - (await integratedOf(args, run)));

const integratedOf = async (args: readonly string[], run: FfmpegOptions): Promise<number> =>
  parseIntegrated((await runFfmpeg(args, run)).stderr);

/** Gets the loudness right before encoding, because encoding takes longest. */
async function master(
  inputs: MixInputs,
  { mastered, output }: { readonly mastered: string; readonly output: string },
  phase: Phases,
): Promise<Loudness> {
  const [mastering, encoding] = [phase(0.1, 0.4), phase(0.4, 1)];
  const maxGainDb = MAX_BOOST_DB - Math.min(inputs.dubGainDb, inputs.under?.gainDb ?? Infinity);
  const mix = async (next: Mastering): Promise<Loudness> => ({
    integratedLufs: await integratedOf(masterArgs(inputs, next, mastered), mastering),
    truePeakDbtp: SILENT_DBTP,
  });
  const first = { gainDb: 0, ceilingDb: FIRST_CEILING_DB };
  const mixed = await withinLimits(first, maxGainDb, mix);
  const { loudness } = await withinLimits(mixed.mastering, maxGainDb, async (next) => {
    if (next !== mixed.mastering) await mix(next);
    await runFfmpeg(encodeMixArgs(mastered, output), encoding);
    return await measureLoudness(output, { signal: encoding.signal });
  });
  return loudness;
}

/** Tries, measures and corrects until loudness and peak are within limits, at most 4 times. */
async function withinLimits(
  mastering: Mastering,
  maxGainDb: number,
  attempt: (mastering: Mastering) => Promise<Loudness>,
): Promise<{ mastering: Mastering; loudness: Loudness }> {
  for (let round = 1; ; round++) {
    const loudness = await attempt(mastering);
    const { gainDb, ceilingDb } = mastering;
    const overPeak = loudness.truePeakDbtp - MAX_TRUE_PEAK_DBTP;
    const silent = loudness.integratedLufs <= SILENT_LUFS;
    const wanted = silent ? gainDb : gainDb + TARGET_LUFS - loudness.integratedLufs;
    const off = Math.min(maxGainDb, wanted) - gainDb;
    const isRight = Math.abs(off) <= TOLERANCE_LU && overPeak <= 0;
    if (isRight || round === MAX_ROUNDS) return { mastering, loudness };
    mastering = {
      gainDb: gainDb + off,
      ceilingDb: overPeak > 0 ? ceilingDb - overPeak - 0.2 : ceilingDb,
    };
  }
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
