import type { HeardSegment, Interval } from "@dubdeck/dubbing";
import { toLanguageCode } from "../language-code.ts";
import type { Transcription } from "../ports.ts";
import type { Verbose } from "./verbose.ts";
import { wordsOf } from "./words.ts";

/** Converts an engine's `verbose_json` from seconds to whole ms; regions are null if missing. */
export function toTranscription(verbose: Verbose): Transcription {
  return {
    language: toLanguageCode(verbose.language),
    words: wordsOf(verbose),
    segments: verbose.segments.map(toSegment),
    regions: verbose.regions?.map(toInterval) ?? null,
  };
}

const toSegment = (segment: Verbose["segments"][number]): HeardSegment => ({
  ...toInterval(segment),
  avgLogprob: segment.avg_logprob,
  compressionRatio: segment.compression_ratio,
  noSpeechProb: segment.no_speech_prob,
});

const toInterval = ({ start, end }: { start: number; end: number }): Interval => ({
  startMs: Math.round(start * 1000),
  endMs: Math.round(end * 1000),
});
