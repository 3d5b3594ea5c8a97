import { join } from "node:path";
import { measureLoudness, runFfmpeg } from "@dubdeck/media";

/** A sound under the voices. */
export interface Background {
  readonly kind: "music" | "noise";
  /** Level below the voices, in LU. */
  readonly below: number;
}

/**
 * ffmpeg sources: a soft chord that swells and fades, and brown noise like a room with machines.
 */
const SOURCES = {
  music:
    "aevalsrc=exprs='(0.3+0.2*sin(0.9*t))*(sin(2*PI*220*t)+sin(2*PI*277.2*t)+sin(2*PI*329.6*t)+sin(2*PI*659.3*t)/3)/3':s=48000",
  noise: "anoisesrc=color=brown:seed=1:r=48000",
};

/** Mixes a background under a voice track; without a background, returns the track unchanged. */
export async function addBackground(
  voice: string,
  background: Background | undefined,
  durationS: number,
  folder: string,
): Promise<string> {
  if (!background) return voice;
  const alone = join(folder, "background.wav");
  const input = ["-f", "lavfi", "-i", SOURCES[background.kind]];
  await runFfmpeg([...input, "-t", durationS.toFixed(3), "-ac", "1", alone]);
  const [speech, sound] = [await measureLoudness(voice), await measureLoudness(alone)];
  const gain = speech.integratedLufs - background.below - sound.integratedLufs;
  const mixed = join(folder, "mixed.wav");
  const filter = `[1:a]volume=${gain.toFixed(2)}dB[b];[0:a][b]amix=inputs=2:normalize=0:duration=first`;
  await runFfmpeg(["-i", voice, "-i", alone, "-filter_complex", filter, mixed]);
  return mixed;
}
