import type { RunOptions } from "./run-ffmpeg.ts";
import { MIX_RATE, stretchClip } from "./stretch-clip.ts";
import { readWav, type Sound } from "./wav.ts";

/**
 * Decodes a clip to mono samples: at its own rate if it is 16-bit PCM, as engines send it, which
 * takes no process; otherwise at 48 kHz.
 * @throws ProcessError if ffmpeg cannot decode it
 */
export async function decodeClip(wav: Uint8Array, run: RunOptions = {}): Promise<Sound> {
  return readWav(wav) ?? { samples: await stretchClip(wav, 1, run), rate: MIX_RATE };
}
