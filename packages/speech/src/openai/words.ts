import type { Word } from "@dubdeck/dubbing";
import type { Verbose } from "./verbose.ts";

/** Returns the recognised words with punctuation and leading spaces, in ms; drops those in silent segments. */
export function wordsOf({ text, words, segments }: Verbose): Word[] {
  const silent = segments.filter((s) => s.no_speech_prob > 0.6 && s.avg_logprob < -1);
  const heard = words?.length ? withPunctuation(words, text) : segments.flatMap(spreadWords);
  return heard
    .filter(({ start, end }) => !silent.some((s) => s.start <= start && end <= s.end))
    .map(({ word, start, end, probability }) => ({
      text: word,
      startMs: Math.round(start * 1000),
      endMs: Math.round(end * 1000),
      ...(typeof probability === "number" && { probability }),
    }));
}

interface TimedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly probability?: number | null | undefined;
}

/**
 * Adds punctuation and spaces from the text, because OpenAI lists bare words and sentences need their
 * ends. Returns the words unchanged if they do not match the text.
 */
function withPunctuation(words: readonly TimedWord[], text: string): readonly TimedWord[] {
  const starts: number[] = [];
  let cursor = 0;
  for (const { word } of words) {
    const start = text.indexOf(word.trim(), cursor);
    if (start < 0) return words;
    starts.push(start);
    cursor = start + word.trim().length;
  }
  const cuts = starts.map((start, i) => {
    if (i === 0) return 0;
    const end = (starts[i - 1] ?? 0) + (words[i - 1]?.word.trim().length ?? 0);
    const space = text.slice(end, start).search(/\s\S*$/);
    return space < 0 ? start : end + space;
  });
  return words.map((word, i) => ({ ...word, word: text.slice(cuts[i], cuts[i + 1]).trimEnd() }));
}

/** Estimates word times in a segment in proportion to the words' lengths. */
function spreadWords({ text, start, end }: Verbose["segments"][number]): TimedWord[] {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const chars = words.join("").length;
  let done = 0;
  const timeAt = (position: number): number => start + ((end - start) * position) / chars;
  return words.map((word) => {
    const from = timeAt(done);
    done += word.length;
    return { word: ` ${word}`, start: from, end: timeAt(done) };
  });
}
