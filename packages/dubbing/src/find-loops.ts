import type { Token } from "./tokens.ts";

/** A lost recogniser repeats a phrase at least this often, over at least this many words. */
const MIN_REPEATS = 3;
const MIN_LOOP_WORDS = 6;
const MAX_PHRASE_WORDS = 12;

/**
 * Marks the words in a loop: a phrase of up to 12 words repeated at least three times in a row, six
 * words or more in total. Short repetitions as people make them ("no, no, no") do not match.
 * @returns one flag per word
 */
export function findLoops(words: readonly Token[]): boolean[] {
  const said = words.map(({ text }) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""));
  const looped = said.map(() => false);
  for (let size = 1; size <= MAX_PHRASE_WORDS; size++) {
    for (let start = 0; start + size <= said.length; start++) {
      const end = endOfRepeats(said, start, size);
      const repeats = (end - start) / size;
      if (repeats >= MIN_REPEATS && end - start >= MIN_LOOP_WORDS) {
        looped.fill(true, start, end);
        start = end - 1;
      }
    }
  }
  return looped;
}

/** Index after the last whole repetition of the phrase at `start`. */
function endOfRepeats(said: readonly string[], start: number, size: number): number {
  let end = start + size;
  const repeats = (): boolean =>
    end + size <= said.length &&
    said.slice(end, end + size).every((word, i) => word === said[start + i]);
  while (repeats()) end += size;
  return end;
}
