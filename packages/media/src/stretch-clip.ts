import { words } from "./ffmpeg-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";

/** Sample rate of every mix and of the delivered audio, in Hz. */
export const MIX_RATE = 48_000;

/**
 * Decodes a synthesized clip (WAV of any rate) to mono samples at 48 kHz, sped up by `tempo` at the
 * same pitch. The number of samples gives the clip's exact length.
 * @param tempo 0.5 to 2; 1 leaves the speed unchanged
 * @throws ProcessError if ffmpeg fails
 */
export async function stretchClip(
  wav: Uint8Array,
  tempo: number,
  run: RunOptions = {},
): Promise<Int16Array> {
  const { stdout } = await runFfmpeg(stretchClipArgs(tempo), { ...run, stdin: wav });
  // Copied, because a view of 16-bit samples needs an even offset.
  return new Int16Array(new Uint8Array(stdout.subarray(0, stdout.length & ~1)).buffer);
}

function stretchClipArgs(tempo: number): string[] {
  // Resampled first, because the stretch is finer at 48 kHz.
  const tempoFilter = tempo === 1 ? "" : `,atempo=${tempo.toFixed(6)}`;
  const filter = `aresample=${MIX_RATE}${tempoFilter}`;
  return words(`-f wav -i pipe:0 -map 0:a:0 -af ${filter} -ac 1 -ar ${MIX_RATE} -f s16le pipe:1`);
}
