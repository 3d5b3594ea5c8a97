import {
  type Bed,
  encodeMixArgs,
  type Mastering,
  measureMixArgs,
  type MixInputs,
} from "./mix-args.ts";
import {
  type Loudness,
  measureIntegrated,
  measureLoudness,
  SILENT_LUFS,
} from "./measure-loudness.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";

/** Integrated loudness of the delivered track. */
export const TARGET_LUFS = -16;
const TOLERANCE_LU = 0.3;
const MAX_TRUE_PEAK_DBTP = -1;
/** Starts below the maximum, because encoding raises the peak. */
const FIRST_CEILING_DB = -2;
const MAX_ROUNDS = 4;
/**
 * Over a bed, the original keeps its own level if it is this close to the target, and the dub makes up for it: between
 * the lines music and room sound stay as they were.
 */
export const KEPT_LU = 3;
/** Keeps a track with only hiss from becoming loud. */
export const MAX_BOOST_DB = 20;

/**
 * Encodes a mix at −16 LUFS with a true peak of at most −1 dBTP. Measures before encoding, which takes longest, until
 * the loudness is right. Corrects the dub first, and the whole mix only by what the dub cannot make up for.
 * @returns the written track's measured loudness
 * @throws ProcessError if ffmpeg fails
 */
export async function masterMix(
  inputs: MixInputs,
  output: string,
  { measuring, encoding }: { readonly measuring: RunOptions; readonly encoding: RunOptions },
): Promise<Loudness> {
  const maxGainDb = MAX_BOOST_DB - Math.min(inputs.dubGainDb, inputs.under?.gainDb ?? Infinity);
  let mastering: Mastering = { voiceDb: 0, gainDb: 0, ceilingDb: FIRST_CEILING_DB };
  let before: Measured | null = null;
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const lufs = await measureIntegrated(measureMixArgs(inputs, mastering), measuring);
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
