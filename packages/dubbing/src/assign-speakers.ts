import { overlapMs, type Interval } from "./interval.ts";
import { punctuationValue } from "./split-balanced.ts";
import type { Token } from "./tokens.ts";
import type { SpeakerTurn } from "./speaker.ts";

/** Diarization may place the end of a turn a word or two off. */
const MAX_SHIFT_WORDS = 3;
const MAX_SHIFT_MS = 1200;
/** A sentence end scores as much as a pause of this many ms. */
const SENTENCE_END_MS = 400;
/** Cost of moving a border, per ms: of two equally good places, the nearer wins. */
const SHIFT_COST = 0.25;

/**
 * Gives each word the speaker whose turn overlaps it most, else the nearest turn's. Moves each speaker
 * change, by at most 3 words and 1.2 s, to a pause or sentence end, where people actually take turns.
 * The speaker is null if there are no turns.
 */
export function assignSpeakers<T extends Token & Interval>(
  words: readonly T[],
  turns: readonly SpeakerTurn[],
): (T & { speaker: string | null })[] {
  const speakers = words.map((word) => speakerOf(word, turns));
  for (let i = 1; i < words.length; i++) {
    const [before, after] = [speakers[i - 1] ?? null, speakers[i] ?? null];
    if (before === after) continue;
    const border = bestBorder(words, speakers, i);
    if (border < i) speakers.fill(after, border, i);
    if (border > i) speakers.fill(before, i, border);
    i = Math.max(i, border);
  }
  return words.map((word, i) => ({ ...word, speaker: speakers[i] ?? null }));
}

function speakerOf(word: Interval, turns: readonly SpeakerTurn[]): string | null {
  let best: { speaker: string; closeness: number } | null = null;
  for (const turn of turns) {
    const apart = Math.max(turn.startMs - word.endMs, word.startMs - turn.endMs);
    const closeness = overlapMs(turn, word) || -apart;
    if (!best || closeness > best.closeness) best = { speaker: turn.speaker, closeness };
  }
  return best?.speaker ?? null;
}

/** Index of the next speaker's best first word, within the two turns. */
function bestBorder(
  words: readonly (Token & Interval)[],
  speakers: readonly (string | null)[],
  change: number,
): number {
  const [before, after] = [speakers[change - 1], speakers[change]];
  let best = { border: change, score: score(words, change, change) };
  for (const step of [-1, 1]) {
    for (let moved = 1; moved <= MAX_SHIFT_WORDS; moved++) {
      const border = change + step * moved;
      const passed = step < 0 ? speakers[border] === before : speakers[border - 1] === after;
      if (border < 1 || border >= words.length || !passed) break;
      const found = score(words, border, change);
      if (found > best.score) best = { border, score: found };
    }
  }
  return best.border;
}

function score(words: readonly (Token & Interval)[], border: number, change: number): number {
  const [left, right, at] = [words[border - 1], words[border], words[change]];
  if (!left || !right || !at) return -Infinity;
  const shiftMs = Math.abs(right.startMs - at.startMs);
  if (shiftMs > MAX_SHIFT_MS) return -Infinity;
  const sentenceEnd = punctuationValue(left) === 1 ? SENTENCE_END_MS : 0;
  return Math.min(1000, right.startMs - left.endMs) + sentenceEnd - SHIFT_COST * shiftMs;
}
