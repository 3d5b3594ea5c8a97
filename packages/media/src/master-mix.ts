import {
  encodeMasterArgs,
  masterArgs,
  type Mastering,
  measureMasterArgs,
  type MixInputs,
} from "./master-args.ts";
import {
  type Loudness,
  measureIntegrated,
  measureLoudness,
  SILENT_LUFS,
} from "./measure-loudness.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";

/** Integrated loudness of the delivered track. */
export const TARGET_LUFS = -16;
/** ffmpeg reports tenths. */
const TOLERANCE_LU = 0.35;
/** Of the track before encoding, which takes longest and may change it a little. */
const MASTER_TOLERANCE_LU = 0.15;
const MAX_TRUE_PEAK_DBTP = -1;
/** Starts below the maximum, because encoding raises the peak. */
const FIRST_CEILING_DB = -2;
const MAX_ROUNDS = 4;
/** How much louder the first mix is measured, too, to know what a dB does to it. */
const PROBE_DB = 1.5;
/**
 * Over a bed, the original keeps its own level if it is this close to the target, and the dub makes up for it: music and
 * room sound stay as they were. Broadcasts are at −23 LUFS; beside what is louder, a quieter dub would be hard to hear.
 */
const KEPT_LU = { quieter: 6, louder: 3 } as const;
/** Keeps a track with only hiss from becoming loud. */
export const MAX_BOOST_DB = 20;

export interface MasterFiles {
  /** Path for the mastered track as raw stereo samples (s16le, 48 kHz). */
  readonly master: string;
  /** Path of the AAC track to write. */
  readonly output: string;
}

/**
 * Masters and encodes a mix at −16 LUFS with a true peak of at most −1 dBTP. Over a bed the dub is corrected first, and
 * the whole mix only by what the dub cannot make up for.
 * @returns the written track's measured loudness
 * @throws ProcessError if ffmpeg fails
 */
export async function masterMix(
  inputs: MixInputs,
  { master, output }: MasterFiles,
  { measuring, encoding }: { readonly measuring: RunOptions; readonly encoding: RunOptions },
): Promise<Loudness> {
  const maxGainDb = MAX_BOOST_DB - Math.min(inputs.dubGainDb, inputs.under?.gainDb ?? Infinity);
  const { voiceDb, ...first } = await masterAtTarget(inputs, master, maxGainDb, measuring);
  let { gainDb, ceilingDb } = first;
  for (let round = 1; ; round++) {
    await runFfmpeg(encodeMasterArgs(master, output), encoding);
    const loudness = await measureLoudness(output, { signal: encoding.signal });
    const off = correction(loudness.integratedLufs, gainDb, maxGainDb);
    const overPeak = loudness.truePeakDbtp - MAX_TRUE_PEAK_DBTP;
    if (round === MAX_ROUNDS || (Math.abs(off) <= TOLERANCE_LU && overPeak <= 0)) return loudness;
    gainDb += off;
    if (overPeak > 0) ceilingDb -= overPeak + 0.2;
    await runFfmpeg(masterArgs(inputs, { voiceDb, gainDb, ceilingDb }, master), encoding);
  }
}

/** Writes the master at the target loudness, as closely as a few rounds come. */
async function masterAtTarget(
  inputs: MixInputs,
  master: string,
  maxGainDb: number,
  run: RunOptions,
): Promise<Mastering> {
  const measured = async (raiseDb: number, output: string | null): Promise<Measured> => {
    const mastering = raisedBy(raiseDb, inputs);
    const args = measureMasterArgs(inputs, mastering, output);
    return { raiseDb, mastering, lufs: await measureIntegrated(args, run) };
  };
  // Each takes one core.
  let [now, before] = await Promise.all([measured(0, master), measured(PROBE_DB, null)]);
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const off = correction(now.lufs, now.mastering.gainDb, maxGainDb);
    if (Math.abs(off) <= MASTER_TOLERANCE_LU) break;
    const raiseDb = now.raiseDb + off / louderPerDb(before, now);
    [before, now] = [now, await measured(raiseDb, master)];
  }
  return now.mastering;
}

interface Measured {
  readonly raiseDb: number;
  readonly mastering: Mastering;
  readonly lufs: number;
}

/**
 * Returns how many LU a dB makes a mix louder: less than 1 where the limiter or the background works against it, more
 * where quiet passages begin to count.
 */
function louderPerDb(before: Measured, now: Measured): number {
  if (before.raiseDb === now.raiseDb) return 1;
  const slope = (now.lufs - before.lufs) / (now.raiseDb - before.raiseDb);
  return Math.max(0.5, Math.min(2, slope));
}

/** Raises a mix by some dB: over a bed the dub alone as far as KEPT_LU allows, everything by the rest. */
function raisedBy(raiseDb: number, { under }: MixInputs): Mastering {
  const voiceDb = under?.bed ? withinKept(raiseDb) : 0;
  return { voiceDb, gainDb: raiseDb - voiceDb, ceilingDb: FIRST_CEILING_DB };
}

/** Returns the part of a gain that KEPT_LU allows. */
export const withinKept = (gainDb: number): number =>
  Math.max(-KEPT_LU.louder, Math.min(KEPT_LU.quieter, gainDb));

/** Returns by how many LU a mix with this gain has to become louder. */
function correction(integratedLufs: number, gainDb: number, maxGainDb: number): number {
  if (integratedLufs <= SILENT_LUFS) return 0;
  return Math.min(maxGainDb - gainDb, TARGET_LUFS - integratedLufs);
}
