import { wordsOf } from "../error-rate.ts";
import { intersection, type Interval, lengthMs, overlapMs, totalMs } from "../interval.ts";
import type { Reference } from "./reference.ts";
import type { ScoredLine } from "./scored-line.ts";

/** A loop is a phrase of up to 12 words repeated at least three times in a row, over at least six words. */
const MAX_PHRASE_WORDS = 12;
const LOOP_REPEATS = 3;
const LOOP_WORDS = 6;
/** At least this share of a line's words must occur in the reference around it. */
const KNOWN_WORDS = 1 / 3;
/** Speech must cover at least this share of a line. */
const SPOKEN_SHARE = 1 / 3;
const AROUND_MS = 2000;

/**
 * Finds dubbed lines that the source does not have: texts repeated in a loop, lines placed where the source has no speech,
 * and lines whose words are not in the reference.
 * @param speech speech regions of the source
 * @returns the lines' ids
 */
export function inventedLines(
  lines: readonly ScoredLine[],
  speech: readonly Interval[],
  reference: Reference | null,
): string[] {
  const dubbed = lines.filter(({ text }) => text);
  const loops = new Set([
    ...linesInLoops(dubbed, ({ text }) => text ?? ""),
    ...linesInLoops(dubbed, ({ sourceText }) => sourceText),
  ]);
  return dubbed
    .filter(
      (line) => loops.has(line.id) || !isSpokenThen(line, speech) || !isKnown(line, reference),
    )
    .map(({ id }) => id);
}

/** Ids of lines with at least half their words in a loop, which may span several lines. */
function linesInLoops(
  lines: readonly ScoredLine[],
  textOf: (line: ScoredLine) => string,
): string[] {
  const words = lines.flatMap((line) =>
    wordsOf(textOf(line)).map((word) => ({ word, id: line.id })),
  );
  const looped = words.map(() => false);
  for (let size = 1; size <= MAX_PHRASE_WORDS; size++) {
    for (let start = 0, end = size; end <= words.length; end++) {
      const repeats = words[end]?.word === words[end - size]?.word && end < words.length;
      if (repeats) continue;
      const whole = Math.floor((end - start) / size);
      if (whole >= LOOP_REPEATS && whole * size >= LOOP_WORDS) looped.fill(true, start, end);
      start = end - size + 1;
    }
  }
  return lines
    .filter(({ id }) => {
      const own = words.flatMap((entry, i) => (entry.id === id ? [looped[i]] : []));
      return own.length > 0 && own.filter(Boolean).length * 2 >= own.length;
    })
    .map(({ id }) => id);
}

function isSpokenThen({ source }: ScoredLine, speech: readonly Interval[]): boolean {
  return totalMs(intersection([source], speech)) >= lengthMs(source) * SPOKEN_SHARE;
}

function isKnown({ source, sourceText }: ScoredLine, reference: Reference | null): boolean {
  const around = { startMs: source.startMs - AROUND_MS, endMs: source.endMs + AROUND_MS };
  const near = reference?.turns.filter((turn) => overlapMs(turn, around) > 0) ?? [];
  if (near.some(({ text }) => text === null) || !reference) return true;
  const known = new Set(near.flatMap(({ text }) => wordsOf(text ?? "")));
  const words = wordsOf(sourceText);
  return words.filter((word) => known.has(word)).length >= words.length * KNOWN_WORDS;
}
