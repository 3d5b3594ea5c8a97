import {
  estimateMs,
  foldClip,
  initialSpeechRate,
  shareSlots,
  type Slot,
  type Transcript,
  type Translation,
  type Utterance,
} from "@dubdeck/dubbing";
import type { Buyer } from "./buy-clip.ts";
import type { Deps } from "./deps.ts";
import type { OpenJob } from "./open-job.ts";
import { type LineToSpeak, speakLine, type SpokenLine } from "./speak-line.ts";

export interface LinesToSpeak {
  readonly transcript: Transcript;
  readonly translation: Translation;
  /** One per utterance, as planned. */
  readonly slots: readonly Slot[];
  readonly onLine: (done: number) => void;
}

type Speaker = Buyer & Pick<OpenJob, "keys">;

/**
 * Buys a chunk's lines one by one, since every measured clip sharpens the estimate for the next
 * one. How a line is bought follows from the translation and the lines before it alone, so a retry
 * goes the same way and finds every clip and every shorter text where the first try left them.
 */
export async function speakLines(
  deps: Pick<Deps, "engines" | "storage">,
  job: Speaker,
  { transcript, translation, slots, onLine }: LinesToSpeak,
): Promise<SpokenLine[]> {
  const { utterances } = transcript;
  const translated = new Map(translation.lines.map(({ id, text }) => [id, text]));
  const texts = utterances.map(({ id, text }) => translated.get(id) ?? text);
  const shorten = shortener(deps, job, transcript, translation);

  const spoken: SpokenLine[] = [];
  let rate = initialSpeechRate(job.targetLanguage);
  for (const [i, utterance] of utterances.entries()) {
    onLine(i);
    const estimates = texts.map((text, j) => estimateMs(spoken[j]?.text ?? text, rate));
    const slot = shareSlots(slots, estimates)[i] as Slot;
    const text = texts[i] as string;
    const line = await speakLine(deps, job, { text, slot, rate, ...shorten?.(utterance) });
    if (line.key) rate = foldClip(rate, line);
    spoken.push(line);
  }
  onLine(spoken.length);
  return spoken;
}

/** How one utterance's translation is asked for again with fewer characters, where that can be done. */
function shortener(
  { engines, storage }: Pick<Deps, "engines" | "storage">,
  { targetLanguage: target, signal, keys }: Speaker,
  { chunkIndex, language: source }: Transcript,
  translation: Translation,
): ((utterance: Utterance) => Pick<LineToSpeak, "shorten">) | null {
  if (!engines.translator.canShorten) return null;
  let { shorter } = translation;
  return ({ id, text }) => ({
    async shorten(tooLong, maxChars) {
      if (shorter[id]) return shorter[id];
      const sentences = [{ id, text, maxChars, tooLong }];
      const request = { sentences, before: [], after: [], source, target, signal };
      const [answer] = await engines.translator.translate(request);
      if (!answer) return null;
      shorter = { ...shorter, [id]: answer.text };
      await storage.putJson(keys.translation(chunkIndex), { ...translation, shorter });
      return answer.text;
    },
  });
}
