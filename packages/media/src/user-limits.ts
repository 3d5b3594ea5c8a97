import { availableParallelism } from "node:os";
import type { ProcessLimits } from "@dubdeck/process";

const GIB = 1024 ** 3;

/** The most that ffmpeg and ffprobe allocate in one piece: forged tables ask for gigabytes. */
export const MAX_ALLOC = ["-max_alloc", String(GIB / 4)];

/** Each thread of a decoder or encoder holds pictures of its own: memory grows with the cores. */
export const MAX_THREADS = Math.min(8, availableParallelism());

/** Reading headers and the last packets of the largest honest file takes a fraction of this. */
export const PROBE_LIMITS: ProcessLimits = { memoryBytes: GIB, cpuSeconds: 60 };

/** Scaled before they are compared, 50 frames of the largest picture take 0.2 GB. */
export const THUMBNAIL_LIMITS: ProcessLimits = { memoryBytes: GIB, cpuSeconds: 120 };

/**
 * Limits of a run that reads `lengthMs` of a user's file. A 4K video encoded on 8 threads takes
 * 1.5 GB.
 * @param cpuPerSecond processor seconds that one second of the largest picture may honestly take
 */
export function limitsFor(lengthMs: number, cpuPerSecond: number): ProcessLimits {
  const cpuSeconds = 60 + Math.ceil((lengthMs / 1000) * cpuPerSecond);
  return { memoryBytes: 4 * GIB, cpuSeconds };
}

/** Processor seconds a second of media, on a slow machine. */
export const SOUND_COST = 2;
export const PICTURE_COST = 100;
