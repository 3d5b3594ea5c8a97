import { INTEGRATED_FILTER, LOUDNESS_FILTER } from "./measure-loudness.ts";
import { boundedInput, words } from "./ffmpeg-args.ts";
import { MIX_RATE } from "./stretch-clip.ts";

/** Returns arguments to decode the original for the mix: stereo, sample 0 at the picture's 0, gaps filled. */
export function decodeOriginalArgs(
  { source, durationMs, audioTrack = 0 }: Original,
  output: string,
): string[] {
  const filter = [
    `aresample=${MIX_RATE}:async=1:first_pts=0`,
    "aformat=channel_layouts=stereo",
    INTEGRATED_FILTER,
  ].join(",");
  return [
    ...boundedInput({ source, durationMs }),
    ...words(`-map 0:a:${audioTrack} -af`),
    filter,
    ...FLAC,
    output,
  ];
}

interface Original {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  readonly audioTrack?: number | undefined;
}

/** Returns arguments to encode raw stereo samples (s16le) as FLAC. */
export const encodeBedArgs = (raw: string, output: string): string[] => [
  ...words(`-f s16le -ar ${MIX_RATE} -ac 2 -i`),
  raw,
  ...FLAC,
  output,
];

const FLAC = words("-sample_fmt s16 -compression_level 0 -f flac");

export interface MixInputs {
  /** File of raw mono samples. */
  readonly dub: string;
  readonly dubGainDb: number;
  /** The decoded original, the raw mono gains it is multiplied by, and its bed; null without the original. */
  readonly under: {
    readonly original: string;
    readonly envelope: string;
    readonly gainDb: number;
    readonly bed: Bed | null;
  } | null;
  readonly durationSamples: number;
}

/** Replaces the original under the dub: its sound without the voices, and raw mono gains. */
export interface Bed {
  readonly sound: string;
  readonly envelope: string;
}

/** Returns arguments to measure the integrated loudness of the mix before mastering. */
export function measureMixArgs(inputs: MixInputs): string[] {
  return [...mixArgs(inputs, INTEGRATED_FILTER), ...words("-f null -")];
}

export interface Mastering {
  readonly gainDb: number;
  /** Limiter threshold in dBTP. */
  readonly ceilingDb: number;
}

/** Returns arguments to measure loudness and true peak of the mastered mix without encoding it. */
export function tryMasterArgs(inputs: MixInputs, mastering: Mastering): string[] {
  const filter = `${masterFilter(inputs, mastering)},${LOUDNESS_FILTER}`;
  return [...mixArgs(inputs, filter), ...words("-f null -")];
}

/** Returns arguments to write the mastered mix as AAC. */
export function masterArgs(inputs: MixInputs, mastering: Mastering, output: string): string[] {
  const filter = masterFilter(inputs, mastering);
  return [...mixArgs(inputs, filter), ...words("-c:a aac -b:a 192k -f mp4"), output];
}

/** Limits at four times the sample rate, because true peaks lie between the samples at 48 kHz. */
function masterFilter({ durationSamples }: MixInputs, { gainDb, ceilingDb }: Mastering): string {
  const limit = (10 ** (ceilingDb / 20)).toFixed(6);
  return [
    `volume=${gainDb.toFixed(2)}dB`,
    `aresample=${4 * MIX_RATE}`,
    `alimiter=limit=${limit}:attack=5:release=80:level=false:latency=true`,
    `aresample=${MIX_RATE}`,
    `apad,atrim=end_sample=${durationSamples}`,
  ].join(",");
}

function mixArgs(inputs: MixInputs, finish: string): string[] {
  const { dub, dubGainDb, under } = inputs;
  const exact = `apad,atrim=end_sample=${inputs.durationSamples}`;
  const voice = `[0:a]${BOTH_SIDES},volume=${dubGainDb.toFixed(2)}dB,${exact}`;
  if (!under) return [...rawInput(dub), ...graph(`${voice},${finish}[mix]`)];
  const { bed, gainDb } = under;
  const level = `aformat=sample_fmts=fltp,volume=${gainDb.toFixed(2)}dB,${exact}`;
  const chains = [
    `${voice}[voice]`,
    `[1:a]${level}[original]`,
    `[2:a]${BOTH_SIDES}[envelope]`,
    "[original][envelope]amultiply,apad[under]",
  ];
  const inputFiles = [...rawInput(dub), "-i", under.original, ...rawInput(under.envelope)];
  if (!bed) {
    const mix = `[voice][under]amix=inputs=2:normalize=0:duration=first,${finish}[mix]`;
    return [...inputFiles, ...graph(...chains, mix)];
  }
  return [
    ...inputFiles,
    "-i",
    bed.sound,
    ...rawInput(bed.envelope),
    ...graph(
      ...chains,
      `[3:a]${level}[sound]`,
      `[4:a]${BOTH_SIDES}[share]`,
      "[sound][share]amultiply,apad[bed]",
      `[voice][under][bed]amix=inputs=3:normalize=0:duration=first,${finish}[mix]`,
    ),
  ];
}

/** Copies a mono track to both channels at full level. */
const BOTH_SIDES = "aformat=sample_fmts=fltp,pan=stereo|c0=c0|c1=c0";

const rawInput = (path: string): string[] => [...words(`-f s16le -ar ${MIX_RATE} -ac 1 -i`), path];

const graph = (...chains: readonly string[]): string[] => [
  "-filter_complex",
  chains.join(";"),
  "-map",
  "[mix]",
];
