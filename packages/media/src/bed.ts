import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { join } from "node:path";
import { withTempDir } from "@dubdeck/process";
import { decodeOriginalArgs, encodeBedArgs } from "./original-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { MIX_RATE } from "./stretch-clip.ts";
import { limitsFor, SOUND_COST } from "./user-limits.ts";

export interface DecodeOriginal {
  /** Path or URL of the video. */
  readonly source: string;
  readonly durationMs: number;
  /** Index among the video's audio tracks; the first by default. */
  readonly audioTrack?: number | undefined;
  /** Path of the FLAC to write. */
  readonly output: string;
}

/**
 * Decodes a video's audio for the mix: stereo FLAC at 48 kHz, whose sample 0 is at the picture's time 0.
 * @throws ProcessError if ffmpeg fails
 */
export async function decodeOriginal(job: DecodeOriginal, run: RunOptions = {}): Promise<void> {
  const limits = limitsFor(job.durationMs, SOUND_COST);
  await runFfmpeg(decodeOriginalArgs(job, job.output), { ...run, limits });
}

const BYTES_PER_MS = (MIX_RATE / 1000) * 2 * 2;

/** Saves a stream of raw stereo samples (s16le, 48 kHz) as FLAC; reports progress as samples arrive. */
export async function encodeBed(
  { stream, output }: { stream: ReadableStream<Uint8Array>; output: string },
  { signal, onProgress }: RunOptions = {},
): Promise<void> {
  await withTempDir(async (directory) => {
    const raw = join(directory, "bed.pcm");
    let bytes = 0;
    const count = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.byteLength;
        onProgress?.(Math.floor(bytes / BYTES_PER_MS));
        yield chunk;
      }
    };
    await pipeline(Readable.fromWeb(stream), count, createWriteStream(raw), {
      ...(signal && { signal }),
    });
    await runFfmpeg(encodeBedArgs(raw, output), { signal });
  });
}
