import { words } from "./ffmpeg-args.ts";
import { MIX_RATE } from "./stretch-clip.ts";

/** Returns ffmpeg's input arguments for a file of raw 16-bit samples at MIX_RATE. */
export const rawInput = (path: string, channels: 1 | 2): string[] => [
  ...words(`-f s16le -ar ${MIX_RATE} -ac ${channels} -i`),
  path,
];

/** Output arguments, before the path, to write such a file. */
export const RAW = words("-f s16le");
