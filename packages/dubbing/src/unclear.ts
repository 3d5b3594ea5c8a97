import { overlapMs } from "./interval.ts";
import type { HeardWord } from "./sentences.ts";
import type { HeardSegment } from "./transcript.ts";

/** A sentence with a lower mean word probability is a guess. */
const MIN_PROBABILITY = 0.6;
/** OpenAI's thresholds for detecting Whisper's hallucinations. */
const MAX_COMPRESSION_RATIO = 2.4;
const MIN_LOGPROB = -1;
const MAX_NO_SPEECH_PROB = 0.6;

/** Returns why a sentence is too unclear to dub, as a sentence for the video's owner; null if it is clear. */
export function isUnclear(
  sentence: readonly HeardWord[],
  segments: readonly HeardSegment[],
): string | null {
  const [first, last] = [sentence[0], sentence.at(-1)];
  if (!first || !last) return null;
  if (first.looped) return UNCLEAR;
  const probability = sentence.reduce((sum, word) => sum + word.probability, 0) / sentence.length;
  if (probability < MIN_PROBABILITY) return UNCLEAR;
  const span = { startMs: first.startMs, endMs: last.endMs };
  const around = segments.filter((segment) => overlapMs(segment, span) > 0);
  return around.length > 0 && around.every(isInvented) ? UNCLEAR : null;
}

const UNCLEAR = "Unclear speech: the original sound stays here.";

function isInvented({ avgLogprob, compressionRatio, noSpeechProb }: HeardSegment): boolean {
  const unsure = avgLogprob < MIN_LOGPROB;
  return compressionRatio > MAX_COMPRESSION_RATIO || (unsure && noSpeechProb > MAX_NO_SPEECH_PROB);
}
