import { INTEGRATED_FILTER } from "./measure-loudness.ts";
import { boundedInput, words } from "./ffmpeg-args.ts";
import { RAW, rawInput } from "./raw-samples.ts";
import { MIX_RATE } from "./stretch-clip.ts";

/**
 * Returns arguments to decode the original for the mix as FLAC: stereo, sample 0 at the picture's 0,
 * gaps filled.
 */
export const decodeOriginalArgs = (original: Original, output: string): string[] => [
  ...originalArgs(original, FROM_ZERO),
  ...FLAC,
  output,
];

/** Returns arguments to decode it as raw samples and to measure its integrated loudness. */
export const levelOriginalArgs = (original: Original, output: string): string[] => [
  ...originalArgs(original, `${FROM_ZERO},${INTEGRATED_FILTER}`),
  ...RAW,
  output,
];

const FROM_ZERO = `aresample=${MIX_RATE}:async=1:first_pts=0,aformat=channel_layouts=stereo`;

const originalArgs = (
  { source, durationMs, audioTrack = 0 }: Original,
  filter: string,
): string[] => [
  ...boundedInput({ source, durationMs }),
  ...words(`-map 0:a:${audioTrack} -af`),
  filter,
];

interface Original {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  readonly audioTrack?: number | undefined;
}

/** Returns arguments to encode raw stereo samples (s16le) as FLAC. */
export const encodeBedArgs = (raw: string, output: string): string[] => [
  ...rawInput(raw, 2),
  ...FLAC,
  output,
];

const FLAC = words("-sample_fmt s16 -compression_level 0 -f flac");

/** Returns arguments to measure the integrated loudness of raw mono samples heard on both sides. */
export const measureDubArgs = (dub: string): string[] => [
  ...rawInput(dub, 1),
  "-af",
  `${INTEGRATED_FILTER}:dualmono=true`,
  ...words("-f null -"),
];
