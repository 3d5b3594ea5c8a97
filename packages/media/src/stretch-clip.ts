import { words } from "./ffmpeg-args.ts";
import { runFfmpeg, type RunOptions } from "./run-ffmpeg.ts";

/** The rate of every mix and of the delivered audio. */
export const MIX_RATE = 48_000;

/**
 * Decodes a synthesised clip (WAV bytes of any rate) to 48 kHz mono samples, played `tempo` times
 * as fast at the same pitch. The samples' number is the clip's real length.
 * @param tempo 0.5 to 2
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
  // Resampled first: the stretch has a finer grid at 48 kHz.
  const tempoFilter = tempo === 1 ? "" : `,atempo=${tempo.toFixed(6)}`;
  const filter = `aresample=${MIX_RATE}${tempoFilter}`;
  return words(`-f wav -i pipe:0 -map 0:a:0 -af ${filter} -ac 1 -ar ${MIX_RATE} -f s16le pipe:1`);
}
