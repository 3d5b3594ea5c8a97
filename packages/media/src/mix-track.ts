import { join } from "node:path";
import { withTempDir } from "@dubdeck/process";
import {
  type Bed,
  encodeMixArgs,
  levelOriginalArgs,
  type Mastering,
  measureDubArgs,
  measureMixArgs,
  type MixInputs,
} from "./mix-args.ts";
import {
  type Loudness,
  measureLoudness,
  parseIntegrated,
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
/**
 * Over a bed, the original keeps its own level if it is this close to the target, and the dub makes up for it: between
 * the lines music and room sound stay as they were.
 */
const KEPT_LU = 3;
/** Keeps a track with only hiss from becoming loud. */
const MAX_BOOST_DB = 20;

export interface MixTrack {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  /** Whether the original has one channel, which players play on both sides at full level. */
  readonly isMono?: boolean | undefined;
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
 * loudness first; over a bed, an original within 3 LU of it keeps its level. If both targets cannot be met, the peak takes
 * precedence. If dub and original are both below −36 LUFS the track stays quieter, because nothing is raised by more
 * than 20 dB.
 * @returns the written track's measured loudness
 * @throws ProcessError if ffmpeg fails
 */
export function mixTrack(job: MixTrack, run: RunOptions = {}): Promise<Loudness> {
  return withTempDir(async (directory) => {
    const phase = phasesOf(run, job.durationMs);
    const inputs = await levelInputs(job, directory, phase(0, 0.1));
    return master(inputs, job.output, phase);
  });
}

async function levelInputs(job: MixTrack, directory: string, run: RunOptions): Promise<MixInputs> {
  const { dub, envelope, bed = null, durationMs } = job;
  const durationSamples = (durationMs * MIX_RATE) / 1000;
  const original = join(directory, "original.pcm");
  const limits = limitsFor(durationMs, SOUND_COST);
  const decode = levelOriginalArgs(job, original);
  const [dubGainDb, originalGainDb] = await Promise.all([
    gainOf(measureDubArgs(dub), { signal: run.signal }),
    envelope ? gainOf(decode, { ...run, limits }) : 0,
  ]);
  const asItWasDb = job.isMono ? MONO_DB : 0;
  const gainDb = bed ? asItWasDb + beyondKept(originalGainDb - asItWasDb) : originalGainDb;
  const under = envelope === null ? null : { original, envelope, gainDb, bed };
  return { dub, dubGainDb, under, durationSamples };
}

const gainOf = async (args: readonly string[], run: FfmpegOptions): Promise<number> =>
  Math.min(MAX_BOOST_DB, TARGET_LUFS - (await integratedOf(args, run)));

/** What ffmpeg lowers a mono track by when it copies it to both sides. */
const MONO_DB = 10 * Math.log10(2);

/** Returns the part of a gain that exceeds KEPT_LU, up or down. */
const beyondKept = (gainDb: number): number =>
  Math.sign(gainDb) * Math.max(0, Math.abs(gainDb) - KEPT_LU);

const integratedOf = async (args: readonly string[], run: FfmpegOptions): Promise<number> =>
  parseIntegrated((await runFfmpeg(args, run)).stderr);

/**
 * Measures before encoding, which takes longest, until the loudness is right. Corrects the dub first, and the whole mix
 * only by what the dub cannot make up for.
 */
async function master(inputs: MixInputs, output: string, phase: Phases): Promise<Loudness> {
  const [measuring, encoding] = [phase(0.1, 0.3), phase(0.3, 1)];
  const maxGainDb = MAX_BOOST_DB - Math.min(inputs.dubGainDb, inputs.under?.gainDb ?? Infinity);
  let mastering: Mastering = { voiceDb: 0, gainDb: 0, ceilingDb: FIRST_CEILING_DB };
  let before: Measured | null = null;
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const lufs = await integratedOf(measureMixArgs(inputs, mastering), measuring);
    const off = correction(lufs, mastering.gainDb, maxGainDb);
    if (Math.abs(off) <= TOLERANCE_LU) break;
    const now = { lufs, db: mastering.voiceDb + mastering.gainDb };
    mastering = corrected(mastering, off / louderPerDb(before, now), inputs.under?.bed);
    before = now;
  }
  for (let round = 1; ; round++) {
    await runFfmpeg(encodeMixArgs(inputs, mastering, output), encoding);
    const loudness = await measureLoudness(output, { signal: encoding.signal });
    const off = correction(loudness.integratedLufs, mastering.gainDb, maxGainDb);
    const overPeak = loudness.truePeakDbtp - MAX_TRUE_PEAK_DBTP;
    if (round === MAX_ROUNDS || (Math.abs(off) <= TOLERANCE_LU && overPeak <= 0)) return loudness;
    const ceilingDb = mastering.ceilingDb - (overPeak > 0 ? overPeak + 0.2 : 0);
    mastering = { ...mastering, gainDb: mastering.gainDb + off, ceilingDb };
  }
}

/** A mix's loudness, and by how many dB its dub is louder than at first. */
interface Measured {
  readonly lufs: number;
  readonly db: number;
}

/**
 * Returns how many LU a dB makes a mix louder: less than 1 where the limiter or the background works against it, more
 * where quiet passages begin to count.
 */
function louderPerDb(before: Measured | null, now: Measured): number {
  if (!before || before.db === now.db) return 1;
  return Math.max(0.5, Math.min(2, (now.lufs - before.lufs) / (now.db - before.db)));
}

/** Raises or lowers a mix: over a bed the dub by up to KEPT_LU, everything by the rest. */
function corrected(mastering: Mastering, off: number, bed: Bed | null | undefined): Mastering {
  const reach = bed ? KEPT_LU : 0;
  const voiceDb = Math.max(-reach, Math.min(reach, mastering.voiceDb + off));
  const rest = off - (voiceDb - mastering.voiceDb);
  return { ...mastering, voiceDb, gainDb: mastering.gainDb + rest };
}

/** Returns by how many LU a mix with this gain has to become louder. */
function correction(integratedLufs: number, gainDb: number, maxGainDb: number): number {
  if (integratedLufs <= SILENT_LUFS) return 0;
  return Math.min(maxGainDb - gainDb, TARGET_LUFS - integratedLufs);
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
