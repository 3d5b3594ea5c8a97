import type { LanguageCode } from "@dubdeck/domain";
import { alignWords } from "../align-words.ts";
import { wordsOf } from "../error-rate.ts";
import { type Interval, overlapMs } from "../interval.ts";
import { spellOut } from "../spell-out.ts";
import type { Word } from "../transcript.ts";
import { isSpoken, type ScoredLine } from "./scored-line.ts";

export interface HeardBack {
  /** (Wrong + missing + extra words) / words of all lines; characters in ja and zh. */
  readonly errorRate: number;
  /** By line id. */
  readonly lines: ReadonlyMap<string, HeardLineBack>;
}

interface HeardLineBack {
  /** When each of its words is heard; null if it is not heard near the line's clip. */
  readonly wordsMs: readonly (number | null)[];
  readonly endMissing: boolean;
}

/** A line's end is missing if this many last words go unheard although at least half of the line is heard. */
const LOST_WORDS = 2;
/** The same word further from its line's clip is another's. */
const FAR_MS = 5000;

/** Compares a dub's texts with the words that a recogniser heard in it. */
export function compareHeardBack(
  lines: readonly ScoredLine[],
  heard: readonly Word[],
  language: LanguageCode,
): HeardBack {
  const spoken = lines.filter(isSpoken).toSorted((a, b) => a.clip.startMs - b.clip.startMs);
  const said = spoken.flatMap((line) =>
    unitsOf(line.text, language).map((unit) => ({ unit, line })),
  );
  const words = withoutOriginal(lines, heard).flatMap((word) =>
    unitsOf(word.text, language).map((unit) => ({ unit, word })),
  );
  const steps = alignWords(
    said.map(({ unit }) => unit),
    words.map(({ unit }) => unit),
  );
  const found = new Map(spoken.map(({ id }) => [id, [] as (number | null)[]]));
  let errors = 0;
  for (const step of steps) {
    const one = step.said === null ? undefined : said[step.said];
    const other = step.heard === null ? undefined : words[step.heard];
    if (one?.unit !== other?.unit) errors += 1;
    const word = one && other && isNear(other.word, one.line.clip) ? other.word : null;
    if (one) found.get(one.line.id)?.push(word && word.startMs);
  }
  return {
    errorRate: errors / Math.max(1, said.length),
    lines: new Map(Array.from(found, ([id, times]) => [id, judge(times)])),
  };
}

const isNear = (word: Interval, clip: Interval): boolean =>
  overlapMs(word, { startMs: clip.startMs - FAR_MS, endMs: clip.endMs + FAR_MS }) > 0;

/** @param times when each word of a line was heard, in ms; null if it was not */
function judge(times: readonly (number | null)[]): HeardLineBack {
  const heard = times.filter((time) => time !== null).length;
  const lost = times.length - 1 - times.findLastIndex((time) => time !== null);
  return {
    wordsMs: times,
    endMissing: lost >= LOST_WORDS && heard * 2 >= times.length,
  };
}

/** Drops words of undubbed lines, where the original sound stays. */
function withoutOriginal(lines: readonly ScoredLine[], words: readonly Word[]): Word[] {
  const kept = lines.filter((line) => !isSpoken(line)).map(({ source }) => source);
  const clips = lines.filter(isSpoken).map(({ clip }) => clip);
  return words.filter(
    (word) =>
      clips.some((clip) => overlapMs(clip, word) > 0) ||
      !kept.some((source) => overlapMs(source, word) > 0),
  );
}

/** Splits a text into the units to compare: words, or characters in ja and zh; numbers are spelled out. */
export function unitsOf(text: string, language: LanguageCode): string[] {
  const words = wordsOf(spellOut(text, language));
  return language === "ja" || language === "zh" ? Array.from(words.join("")) : words;
}
