import {
  assignToRegions,
  readWords,
  spread,
  type HeardWords,
  type SpokenWord,
} from "./heard-words.ts";
import { lengthMs, union, type Interval } from "./interval.ts";
import { punctuationValue, splitBalanced } from "./split-balanced.ts";
import { joinTokens, type Token } from "./tokens.ts";
import type { Utterance, Word } from "./transcript.ts";

export interface UtteranceInput {
  /** First part of the utterances' ids, for example the chunk's index. */
  readonly idPrefix: string;
  /** In ms from the start of the source, like the regions (see `shift`). */
  readonly words: readonly Word[];
  /** Where voice activity detection hears speech; null when it is not known: words' times alone. */
  readonly regions: readonly Interval[] | null;
  readonly maxChars?: number;
  readonly pauseMs?: number;
}

/**
 * Cuts a chunk's words into lines to dub, in order and without overlap: a pause or a sentence's end
 * ends a line, and longer ones are cut in balance. Regions bound the words, since a recogniser's
 * times drift over pauses: a line begins where speech is heard.
 */
export function buildUtterances(input: UtteranceInput): Utterance[] {
  const { idPrefix, maxChars = 84, pauseMs = 300 } = input;
  const words = readWords(input.words, maxChars);
  const regions = union(input.regions ?? words.map(sounding), pauseMs);
  return assignToRegions(words, regions)
    .flatMap((heard) => linesOf(heard, maxChars, pauseMs))
    .map(({ startMs, endMs, text }, i) => ({ id: `${idPrefix}-${i}`, startMs, endMs, text }));
}

/** A word takes time, also where the recogniser gave it none. */
const sounding = ({ startMs, endMs }: SpokenWord): Interval => ({
  startMs,
  endMs: Math.max(startMs + 1, endMs),
});

type Line = Omit<Utterance, "id">;

/** Word times that would have a line spoken faster than anyone can are not believed. */
function linesOf({ region, words }: HeardWords, maxChars: number, pauseMs: number): Line[] {
  const lines = timeLines(cutLines(words, maxChars, pauseMs), region);
  if (lines.every(isSpeakable)) return lines;
  return timeLines(cutLines(spread(words, region), maxChars, pauseMs), region);
}

const FASTEST_CHARS_PER_SECOND = 40;

const isSpeakable = (line: Line) =>
  line.text.length * 1000 <= lengthMs(line) * FASTEST_CHARS_PER_SECOND;

/** The first line begins and the last one ends with the region: there is the speech that is heard. */
function timeLines(lines: readonly SpokenWord[][], region: Interval): Line[] {
  return lines.map((words, i) => ({
    startMs: i === 0 ? region.startMs : (words[0]?.startMs ?? region.startMs),
    endMs: i === lines.length - 1 ? region.endMs : (words.at(-1)?.endMs ?? region.endMs),
    text: joinTokens(words),
  }));
}

function cutLines(words: readonly SpokenWord[], maxChars: number, pauseMs: number): SpokenWord[][] {
  const rule = {
    maxChars,
    fits: (run: readonly Token[]) => joinTokens(run).length <= maxChars,
    breakValue: (left: SpokenWord, right: SpokenWord) =>
      Math.max(punctuationValue(left), (right.startMs - left.endMs) / pauseMs),
  };
  return runs(words, pauseMs).flatMap((run) => splitBalanced(run, rule));
}

/** Runs of words between pauses and ends of sentences. */
function runs(words: readonly SpokenWord[], pauseMs: number): SpokenWord[][] {
  const all: SpokenWord[][] = [];
  for (const word of words) {
    const run = all.at(-1);
    const last = run?.at(-1);
    const goesOn = last && word.startMs - last.endMs < pauseMs && !endsSentence(last, word);
    if (goesOn) run?.push(word);
    else all.push([word]);
  }
  return all;
}

/** A dot inside a number, after a title or an initial, or before a small letter ends no sentence. */
function endsSentence(word: Token, next: Token): boolean {
  if (next.glued) return /[。！？]["'”’»)\]」』]*$/u.test(word.text);
  const isEnd = punctuationValue(word) === 1 && !ABBREVIATION.test(word.text);
  return isEnd && !/^\p{Ll}/u.test(next.text);
}

const ABBREVIATION = /^["'“‘«(]*(?:\p{L}|mrs?|ms|dra?|prof|st|sra?|jr|mme|mlle|vs)\.$/iu;
