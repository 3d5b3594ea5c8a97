import { LOUDNESS_FILTER } from "./measure-loudness.ts";
import { boundedInput, words } from "./ffmpeg-args.ts";
import { MIX_RATE } from "./stretch-clip.ts";

/** Decodes the original as the mix uses it: stereo, sample 0 at the picture's 0, gaps filled. */
export function decodeOriginalArgs(
  { source, durationMs, audioTrack = 0 }: Original,
  output: string,
): string[] {
  const filter = [
    `aresample=${MIX_RATE}:async=1:first_pts=0`,
    "aformat=channel_layouts=stereo",
    LOUDNESS_FILTER,
  ].join(",");
  const flac = words("-sample_fmt s16 -compression_level 0 -f flac");
  return [
    ...boundedInput({ source, durationMs }),
    ...words(`-map 0:a:${audioTrack} -af`),
    filter,
    ...flac,
    output,
  ];
}

interface Original {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  readonly audioTrack?: number | undefined;
}

export interface MixInputs {
  /** Raw mono samples. */
  readonly dub: string;
  readonly dubGainDb: number;
  /** What decodeOriginalArgs wrote, and the raw mono factors it is multiplied with. */
  readonly under: {
    readonly original: string;
    readonly envelope: string;
    readonly gainDb: number;
  } | null;
  readonly durationSamples: number;
}

/** Measures the mix as it is before mastering. */
export function measureMixArgs(inputs: MixInputs): string[] {
  return [...mixArgs(inputs, LOUDNESS_FILTER), ...words("-f null -")];
}

/**
 * Writes the mix as AAC at a gain, its true peak limited before encoding. The limiter looks at a
 * four times finer grid, because peaks lie between the samples of 48 kHz.
 */
export function masterArgs(
  inputs: MixInputs,
  { gainDb, ceilingDb }: { readonly gainDb: number; readonly ceilingDb: number },
  output: string,
): string[] {
  const limit = (10 ** (ceilingDb / 20)).toFixed(6);
  const filter = [
    `volume=${gainDb.toFixed(2)}dB`,
    `aresample=${4 * MIX_RATE}`,
    `alimiter=limit=${limit}:attack=5:release=80:level=false:latency=true`,
    `aresample=${MIX_RATE}`,
    `apad,atrim=end_sample=${inputs.durationSamples}`,
  ].join(",");
  return [...mixArgs(inputs, filter), ...words("-c:a aac -b:a 192k -f mp4"), output];
}

function mixArgs(inputs: MixInputs, finish: string): string[] {
  const { dub, dubGainDb, under } = inputs;
  const exact = `apad,atrim=end_sample=${inputs.durationSamples}`;
  const voice = `[0:a]${BOTH_SIDES},volume=${dubGainDb.toFixed(2)}dB,${exact}`;
  if (!under) return [...rawInput(dub), ...graph(`${voice},${finish}[mix]`)];
  return [
    ...rawInput(dub),
    "-i",
    under.original,
    ...rawInput(under.envelope),
    ...graph(
      `${voice}[voice]`,
      `[1:a]aformat=sample_fmts=fltp,volume=${under.gainDb.toFixed(2)}dB,${exact}[original]`,
      `[2:a]${BOTH_SIDES}[envelope]`,
      "[original][envelope]amultiply,apad[bed]",
      `[voice][bed]amix=inputs=2:normalize=0:duration=first,${finish}[mix]`,
    ),
  ];
}

/** A mono track at full level on each side. */
const BOTH_SIDES = "aformat=sample_fmts=fltp,pan=stereo|c0=c0|c1=c0";

const rawInput = (path: string): string[] => [...words(`-f s16le -ar ${MIX_RATE} -ac 1 -i`), path];

const graph = (...chains: readonly string[]): string[] => [
  "-filter_complex",
  chains.join(";"),
  "-map",
  "[mix]",
];
