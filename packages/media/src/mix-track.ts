import { join } from "node:path";
import { withTempDir } from "@dubdeck/process";
import type { Bed, MixInputs } from "./master-args.ts";
import { MAX_BOOST_DB, masterMix, TARGET_LUFS, withinKept } from "./master-mix.ts";
import { type Loudness, measureIntegrated } from "./measure-loudness.ts";
import { levelOriginalArgs, measureDubArgs } from "./original-args.ts";
import type { FfmpegOptions, RunOptions } from "./run-ffmpeg.ts";
import { MIX_RATE } from "./stretch-clip.ts";
import { limitsFor, SOUND_COST } from "./user-limits.ts";

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
 * loudness first; over a bed, an original at most 6 LU quieter or 3 LU louder keeps its level. If both targets cannot be met, the peak takes
 * precedence. If dub and original are both below −36 LUFS the track stays quieter, because nothing is raised by more
 * than 20 dB.
 * @returns the written track's measured loudness
 * @throws ProcessError if ffmpeg fails
 */
export function mixTrack(job: MixTrack, run: RunOptions = {}): Promise<Loudness> {
  return withTempDir(async (directory) => {
    const phase = phasesOf(run, job.durationMs);
    const inputs = await levelInputs(job, directory, phase(0, 0.1));
    const passes = { measuring: phase(0.1, 0.3), encoding: phase(0.3, 1) };
    const files = { master: join(directory, "master.pcm"), output: job.output };
    return masterMix(inputs, files, passes);
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
  const gainDb = bed ? originalGainDb - withinKept(originalGainDb - asItWasDb) : originalGainDb;
  const under = envelope === null ? null : { original, envelope, gainDb, bed };
  return { dub, dubGainDb, under, durationSamples };
}

const gainOf = async (args: readonly string[], run: FfmpegOptions): Promise<number> =>
  Math.min(MAX_BOOST_DB, TARGET_LUFS - (await measureIntegrated(args, run)));

/** What ffmpeg lowers a mono track by when it copies it to both sides. */
const MONO_DB = 10 * Math.log10(2);

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
