import { type FittedLine, fitClip, seedSpeed, type Slot, type SpeechRate } from "@dubdeck/dubbing";
import { buyClip, type Clip } from "./buy-clip.ts";
import type { Deps } from "./deps.ts";
import type { OpenJob } from "./open-job.ts";

export interface LineToSpeak {
  readonly id: string;
  readonly sourceText: string;
  readonly text: string;
  readonly slot: Slot;
  /** How fast the voice is known to speak so far. */
  readonly rate: SpeechRate;
  /** Asks the translator for fewer characters; left out where it can't. Null: it found nothing shorter. */
  readonly shorten?: (maxChars: number) => Promise<string | null>;
}

/** A bought clip and the speed it was bought at, beside the line that uses it. */
export interface SpokenLine {
  readonly line: FittedLine;
  readonly clip: Clip;
  readonly ttsSpeed: number;
}

/** Buys a line's clip and fits it into its slot; what does not fit is said shorter, once. */
export async function speakLine(
  deps: Deps,
  job: OpenJob,
  { shorten, ...line }: LineToSpeak,
): Promise<SpokenLine> {
  const ttsSpeed = seedSpeed(line);
  const clip = await buyClip(deps, job, { text: line.text, speed: ttsSpeed });
  const canShorten = shorten !== undefined;
  const fit = fitClip({ slot: line.slot, clipMs: clip.lengthMs, ttsSpeed, canShorten });

  if (shorten && fit.decision === "shorten") {
    const ownMs = line.slot.endMs - line.slot.startMs;
    const fitting = Math.floor((line.text.length * ownMs * fit.speed) / (clip.lengthMs * ttsSpeed));
    const shorter = await shorten(fitting);
    return await speakLine(deps, job, { ...line, text: shorter ?? line.text });
  }
  const { id, sourceText, text, slot } = line;
  return { line: { id, sourceText, text, slot, fit, clipKey: clip.key }, clip, ttsSpeed };
}
