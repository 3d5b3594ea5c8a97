import type { Interval } from "./interval.ts";
import { splitBalanced } from "./split-balanced.ts";
import { MAX_CUE_MS, MIN_CUE_MS, timeCues, type SpokenText } from "./time-cues.ts";
import { joinTokens, tokenize, type Token } from "./tokens.ts";
import { MAX_LINE_CHARS, wrapCue } from "./wrap-cue.ts";

/** One subtitle on the screen: at most two lines of at most 42 characters. */
export interface Cue extends Interval {
  readonly lines: readonly string[];
}

export interface CueOptions {
  /** Length of the source. */
  readonly durationMs: number;
  readonly fps?: number;
}

/**
 * Subtitles of spoken texts: at most two lines of 42 characters, 0.833 to 7 s, two frames between
 * two of them. Where the speech leaves the time, at most 17 characters a second: text is never
 * dropped, so speech faster than that without a pause stays faster on the screen too.
 */
export function toCues(texts: readonly SpokenText[], { durationMs, fps = 25 }: CueOptions): Cue[] {
  const gapMs = Math.ceil(2000 / fps);
  const sorted = texts.toSorted((a, b) => a.startMs - b.startMs);
  const pieces = joinShort(sorted.flatMap(splitText), MIN_CUE_MS + gapMs);
  const times = timeCues(pieces, { durationMs, gapMs });
  return pieces.flatMap(({ text }, i) => {
    const time = times[i];
    const lines = wrapCue(tokens(text));
    return time && lines ? [{ ...time, lines }] : [];
  });
}

/** Parts that fit on the screen, each with a share of the time in proportion to its text. */
function splitText({ text, startMs, endMs }: SpokenText): SpokenText[] {
  const all = tokens(text);
  const perCharMs = (endMs - startMs) / Math.max(1, joinTokens(all).length);
  const fits = (run: readonly Token[]) =>
    wrapCue(run) !== null && joinTokens(run).length * perCharMs <= MAX_CUE_MS;
  const parts = splitBalanced(all, { fits, maxChars: 2 * MAX_LINE_CHARS }).map(joinTokens);
  const total = parts.join("").length;
  let chars = 0;
  const timeAt = (before: number) => startMs + Math.round(((endMs - startMs) * before) / total);
  return parts.map((part) => {
    const from = timeAt(chars);
    chars += part.length;
    return { text: part, startMs: from, endMs: timeAt(chars) };
  });
}

/** Joins a text that has no room for a cue of its own with the next one, when both fit into one. */
function joinShort(texts: readonly SpokenText[], roomMs: number): SpokenText[] {
  const joined: SpokenText[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    const both = last && {
      text: `${last.text} ${text.text}`,
      startMs: last.startMs,
      endMs: text.endMs,
    };
    if (both && text.startMs - last.startMs < roomMs && wrapCue(tokens(both.text))) {
      joined[joined.length - 1] = both;
    } else joined.push(text);
  }
  return joined;
}

const tokens = (text: string) => tokenize(text, MAX_LINE_CHARS);
