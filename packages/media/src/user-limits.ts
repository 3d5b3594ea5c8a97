import { availableParallelism } from "node:os";
import type { ProcessLimits } from "@dubdeck/process";

const GIB = 1024 ** 3;

/** Limits a single allocation of ffmpeg and ffprobe, because forged tables request gigabytes. */
export const MAX_ALLOC = ["-max_alloc", String(GIB / 4)];

/** Limits threads, because each decoder or encoder thread keeps its own pictures in memory. */
export const MAX_THREADS = Math.min(8, availableParallelism());

/** Headers and last packets of the largest legitimate file take a fraction of this. */
export const PROBE_LIMITS: ProcessLimits = { memoryBytes: GIB, cpuSeconds: 60 };

/** 50 scaled frames of the largest picture take 0.2 GB. */
export const THUMBNAIL_LIMITS: ProcessLimits = { memoryBytes: GIB, cpuSeconds: 120 };

/**
 * Returns the limits for processing `lengthMs` of a user's file. Encoding 4K on 8 threads takes 1.5 GB.
 * @param cpuPerSecond CPU seconds allowed per second of media
 */
export function limitsFor(lengthMs: number, cpuPerSecond: number): ProcessLimits {
  const cpuSeconds = 60 + Math.ceil((lengthMs / 1000) * cpuPerSecond);
  return { memoryBytes: 4 * GIB, cpuSeconds };
}

/** CPU seconds per second of media on a slow machine. */
export const SOUND_COST = 2;
export const PICTURE_COST = 100;
