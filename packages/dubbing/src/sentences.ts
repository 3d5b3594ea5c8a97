import type { SpokenWord } from "./heard-words.ts";
import { punctuationValue, splitBalanced } from "./split-balanced.ts";
import { joinTokens, type Token } from "./tokens.ts";

/** A recognised word with its speaker; `looped` if it belongs to a phrase the recogniser repeated. */
export type HeardWord = SpokenWord & {
  readonly speaker: string | null;
  readonly looped: boolean;
};

/** A new sentence starts after this much silence, regardless of punctuation. */
const LONG_PAUSE_MS = 2000;
/** Keeps speech transcribed without punctuation from becoming one endless sentence. */
const MAX_CHARS = 300;
/** Shorter sentences join a neighbour of the same speaker. */
const MIN_CHARS = 12;
const NEAR_MS = 700;

/**
 * Groups words into sentences, across pauses but within a speaker. A sentence of under 12 characters
 * joins the same speaker's nearer neighbouring sentence if it is near, because engines translate and speak
 * short fragments badly.
 */
export function cutSentences(words: readonly HeardWord[]): HeardWord[][] {
  const sentences: HeardWord[][] = [];
  for (const word of words) {
    const sentence = sentences.at(-1);
    const last = sentence?.at(-1);
    if (sentence && last && !mustSeparate(last, word) && !endsSentence(last, word))
      sentence.push(word);
    else sentences.push([word]);
  }
  return joinShort(sentences.flatMap(splitLong));
}

/** Whether two words must belong to different sentences. */
function mustSeparate(last: HeardWord, next: HeardWord): boolean {
  return (
    next.speaker !== last.speaker ||
    next.looped !== last.looped ||
    next.startMs - last.endMs >= LONG_PAUSE_MS
  );
}

/** A full stop inside a number, after a title or initial, or before a lower-case letter ends no sentence. */
function endsSentence(word: Token, next: Token): boolean {
  if (next.glued) return /[。！？]["'”’»)\]」』]*$/u.test(word.text);
  const isEnd = punctuationValue(word) === 1;
  return isEnd && !/^\p{Ll}/u.test(next.text);
}

function splitLong(sentence: readonly HeardWord[]): HeardWord[][] {
  return splitBalanced(sentence, {
    maxChars: MAX_CHARS,
    fits: (run) => joinTokens(run).length <= MAX_CHARS,
    breakValue: (left, right) =>
      Math.max(punctuationValue(left), Math.min(1, (right.startMs - left.endMs) / 500)),
  });
}

function joinShort(sentences: readonly HeardWord[][]): HeardWord[][] {
  const joined: HeardWord[][] = [];
  for (const [i, sentence] of sentences.entries()) {
    const before = joined.at(-1);
    const gapMs = gapBetween(before, sentence);
    const goesOn = isShort(sentence) && gapMs <= gapBetween(sentence, sentences[i + 1]);
    const short = goesOn || (before !== undefined && isShort(before));
    if (before && short && gapMs < NEAR_MS) before.push(...sentence);
    else joined.push([...sentence]);
  }
  return joined;
}

/** Returns the silence between two sentences, in ms; infinite if they must not be one, or one is missing. */
function gapBetween(
  before: readonly HeardWord[] | undefined,
  after: readonly HeardWord[] | undefined,
): number {
  const [last, first] = [before?.at(-1), after?.[0]];
  return last && first && !mustSeparate(last, first) ? first.startMs - last.endMs : Infinity;
}

const isShort = (words: readonly Token[]): boolean => joinTokens(words).length < MIN_CHARS;
