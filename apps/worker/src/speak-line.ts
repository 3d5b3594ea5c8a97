import { fitClip, seedSpeed, type Slot, type SpeechRate } from "@dubdeck/dubbing";
import { SpeechEngineError } from "@dubdeck/speech";
import { type Buyer, buyClip } from "./buy-clip.ts";
import type { Deps } from "./deps.ts";

export interface LineToSpeak {
  readonly text: string;
  readonly slot: Slot;
  /** How fast the voice is known to speak so far. */
  readonly rate: SpeechRate;
  /** Asks the translator for fewer characters; left out where it can't. Null: it has no answer. */
  readonly shorten?: (tooLong: string, maxChars: number) => Promise<string | null>;
}

/**
 * The clip that was bought, with the text it speaks and the speed it was bought at; without a key
 * where there is no text or the engine refused it.
 */
export interface SpokenLine {
  readonly key: string | null;
  readonly clipMs: number;
  readonly text: string;
  readonly ttsSpeed: number;
}

/** Buys a line's clip, at the speed that its slot asks for where the engine can; what does not fit is said shorter, once. */
export async function speakLine(
  deps: Pick<Deps, "engines" | "storage">,
  buyer: Buyer,
  { shorten, ...line }: LineToSpeak,
): Promise<SpokenLine> {
  const { text, slot } = line;
  if (text === "") return { key: null, clipMs: 0, text, ttsSpeed: 1 };
  // What the engine does not do, the stretch does: the length at speed 1 is known in any case.
  const ttsSpeed = deps.engines.synthesizer.takesSpeed ? seedSpeed(line) : 1;
  const clip = await buyClip(deps, buyer, { text, speed: ttsSpeed }).catch(refused);
  if (!clip) return { key: null, clipMs: 0, text, ttsSpeed };
  const canShorten = shorten !== undefined;
  const fit = fitClip({ slot, clipMs: clip.clipMs, ttsSpeed, canShorten });
  if (!shorten || fit.decision !== "shorten") return { ...clip, text, ttsSpeed };

  const wantedMs = (slot.endMs - slot.startMs) * fit.speed;
  const maxChars = Math.floor((text.length * wantedMs) / (clip.clipMs * ttsSpeed));
  const answer = (await shorten(text, maxChars).catch(refused)) ?? "";
  if (answer === "" || answer.length >= text.length) return { ...clip, text, ttsSpeed };
  const shorter = await speakLine(deps, buyer, { ...line, text: answer });
  return shorter.key ? shorter : { ...clip, text, ttsSpeed };
}

/** One line that an engine does not take never fails a job. */
function refused(error: unknown): null {
  if (error instanceof SpeechEngineError && error.kind === "rejected") return null;
  throw error;
}
