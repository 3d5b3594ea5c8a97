import { assignSpeakers } from "./assign-speakers.ts";
import { findLoops } from "./find-loops.ts";
import { assignToRegions, readWords, spread, type SpokenWord } from "./heard-words.ts";
import { type Interval, overlapMs, union } from "./interval.ts";
import { cutLines, type LineWords } from "./line-words.ts";
import { flagged, type Line } from "./line.ts";
import { cutSentences, type HeardWord } from "./sentences.ts";
import { joinTokens } from "./tokens.ts";
import type { SpeakerTurn } from "./speaker.ts";
import type { HeardSegment, Word } from "./transcript.ts";
import { isUnclear } from "./unclear.ts";

export interface HearLinesInput {
  /** Prefix of the lines' ids, for example the chunk's index. */
  readonly idPrefix: string;
  /** In ms from the start of the source, like all times here (see `shift`). */
  readonly words: readonly Word[];
  readonly segments: readonly HeardSegment[];
  /** Speech regions from voice activity detection; null if unknown: word times are used instead. */
  readonly regions: readonly Interval[] | null;
  /** Diarized turns; empty if unknown. */
  readonly turns: readonly SpeakerTurn[];
  /** Silence that separates two lines, in ms. */
  readonly pauseMs?: number;
}

/**
 * Turns the recognised words of one chunk into lines to dub, in chronological order. Words form
 * sentences across pauses; a sentence is cut into lines at its pauses, and long lines at phrase
 * boundaries. Lines start and end with voice activity, because a recogniser's times drift. Sentences
 * repeated in a loop or recognised with low confidence are flagged "unclear".
 */
export function hearLines(input: HearLinesInput): Line[] {
  const { pauseMs = 300 } = input;
  const words = heardWords(input, pauseMs);
  const sentences = cutSentences(words).filter((said) => IS_SPOKEN.test(joinTokens(said)));
  return sentences.flatMap((sentence, s) => {
    const unclear = isUnclear(sentence, input.segments);
    return cutLines(sentence, pauseMs).map((line, i) => {
      const made = toLine(line, `${input.idPrefix}-${s}`, i);
      return unclear ? flagged(made, "unclear", unclear) : made;
    });
  });
}

/** Assigns words to speech regions and speakers; drops words far from any speech. */
function heardWords(input: HearLinesInput, pauseMs: number): HeardWord[] {
  const all = readWords(input.words, MAX_WORD_CHARS).filter(({ text }) => IS_TEXT.test(text));
  const regions = union(input.regions ?? all.map(withLength), pauseMs);
  const words = all.filter((word) => isNear(word, regions));
  const looped = findLoops(words);
  const marked = words.map((word, i) => ({ ...word, looped: looped[i] ?? false }));
  const timed = assignToRegions(marked, regions).flatMap(({ region, words: inside }) =>
    withPlausibleTimes(inside, region).map((word, i, said) => ({
      ...word,
      startMs: i === 0 ? region.startMs : word.startMs,
      endMs: i === said.length - 1 ? region.endMs : word.endMs,
    })),
  );
  return assignSpeakers(timed, input.turns);
}

const MAX_WORD_CHARS = 84;
/** Excludes symbols such as ♪, which recognisers write for music. */
const IS_TEXT = /[\p{L}\p{N}\p{P}]/u;
const IS_SPOKEN = /[\p{L}\p{N}]/u;

/** Gives a word of zero length 1 ms, so that it counts as a region. */
const withLength = ({ startMs, endMs }: SpokenWord): Interval => ({
  startMs,
  endMs: Math.max(startMs + 1, endMs),
});

/** A word this far from any speech is a hallucination. */
const FAR_MS = 1000;

function isNear(word: Interval, regions: readonly Interval[]): boolean {
  const around = { startMs: word.startMs - FAR_MS, endMs: word.endMs + FAR_MS };
  return regions.some((region) => overlapMs(around, region) > 0);
}

const MAX_CHARS_PER_SECOND = 40;
const SPEECH_RUN = 6;

/** Discards word times that imply impossible speech rates: the words are spread over their region. */
function withPlausibleTimes<T extends SpokenWord>(words: readonly T[], region: Interval): T[] {
  const tooFast = words.some((first, i) => {
    const run = words.slice(i, i + SPEECH_RUN);
    const ms = (run.at(-1)?.endMs ?? 0) - first.startMs;
    return run.length === SPEECH_RUN && joinTokens(run).length * 1000 > ms * MAX_CHARS_PER_SECOND;
  });
  if (!tooFast) return [...words];
  return spread(words, region);
}

function toLine(words: LineWords, sentence: string, index: number): Line {
  const [first, last] = [words[0], words.at(-1) ?? words[0]];
  return {
    id: `${sentence}-${index}`,
    sentence,
    speaker: first.speaker,
    startMs: first.startMs,
    endMs: Math.max(first.startMs + 1, last.endMs),
    sourceText: joinTokens(words),
    text: null,
    voice: null,
    clip: null,
    fit: null,
    placement: null,
    flags: [],
  };
}
