import { ProcessError } from "@dubdeck/process";
import { words } from "./ffmpeg-args.ts";
import { MediaError } from "./media-error.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";
import { MIX_RATE } from "./stretch-clip.ts";
import { limitsFor, SOUND_COST } from "./user-limits.ts";

/** What browsers record, and WAV. */
const DEMUXERS = "matroska,mov,wav";
/** Removes rumble, which no microphone needs for speech. */
const RUMBLE = "highpass=f=70";

/**
 * Decodes a user's recording to mono samples at 48 kHz, at most `maxMs` of it. The header of a
 * recording may lack its length.
 * @throws MediaError UNREADABLE if the file is no recording; ProcessError if the machine fails
 */
export async function decodeRecording(
  path: string,
  { maxMs, signal }: { readonly maxMs: number; readonly signal?: AbortSignal },
): Promise<Int16Array> {
  const input = words(`-format_whitelist ${DEMUXERS} -protocol_whitelist file -t ${maxMs / 1000}`);
  const output = words(`-map 0:a:0 -af ${RUMBLE} -ac 1 -ar ${MIX_RATE} -f s16le pipe:1`);
  const limits = limitsFor(maxMs, SOUND_COST);
  try {
    return toSamples(
      (await runFfmpeg([...input, "-i", path, ...output], { signal, limits })).stdout,
    );
  } catch (error) {
    if (error instanceof ProcessError && error.blamesInput)
      throw new MediaError("UNREADABLE", error);
    throw error;
  }
}

/** Amplifies mono samples at 48 kHz; peaks stay below −1 dBFS. */
export async function amplify(
  samples: Int16Array,
  gain: number,
  run: RunOptions = {},
): Promise<Int16Array> {
  const raw = words(`-f s16le -ar ${MIX_RATE} -ac 1`);
  const filter = `volume=${gain.toFixed(6)}:precision=float,alimiter=limit=0.89:level=false`;
  const args = [...raw, "-i", "pipe:0", "-af", filter, ...raw, "pipe:1"];
  const stdin = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  return toSamples((await runFfmpeg(args, { ...run, stdin })).stdout);
}

// Copied, because a view of 16-bit samples needs an even offset.
const toSamples = (bytes: Uint8Array): Int16Array =>
  new Int16Array(new Uint8Array(bytes.subarray(0, bytes.length & ~1)).buffer);
