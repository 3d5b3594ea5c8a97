import type { HeardWord } from "./sentences.ts";
import { punctuationValue, splitBalanced } from "./split-balanced.ts";
import { joinTokens, type Token } from "./tokens.ts";

export type LineWords = [HeardWord, ...HeardWord[]];

const MAX_CHARS = 84;
/** Shorter fragments sound abrupt, so they are joined to their nearer neighbour. */
const MIN_CHARS = 16;
const MIN_MS = 700;
const MAX_JOIN_PAUSE_MS = 700;

/** Cuts a sentence into lines at its pauses; splits lines over 84 characters into balanced parts. */
export function cutLines(sentence: readonly HeardWord[], pauseMs: number): LineWords[] {
  const rule = {
    maxChars: MAX_CHARS,
    fits: (run: readonly Token[]) => joinTokens(run).length <= MAX_CHARS,
    breakValue: (left: HeardWord, right: HeardWord) =>
      Math.max(punctuationValue(left), (right.startMs - left.endMs) / pauseMs),
  };
  return joinFragments(breaths(sentence, pauseMs))
    .flatMap((breath) => splitBalanced(breath, rule))
    .filter(isLine);
}

function isLine(words: HeardWord[]): words is LineWords {
  return words.length > 0;
}

/** Runs of words between pauses. */
function breaths(words: readonly HeardWord[], pauseMs: number): HeardWord[][] {
  const runs: HeardWord[][] = [];
  for (const word of words) {
    const last = runs.at(-1)?.at(-1);
    if (last && word.startMs - last.endMs < pauseMs) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Joins fragments to their nearer neighbour until no more can be joined. */
function joinFragments(runs: readonly HeardWord[][]): HeardWord[][] {
  const joined = runs.map((run) => [...run]);
  for (;;) {
    const gaps = joined.slice(1).map((run, i) => gapMs(joined[i], run));
    const candidates = gaps
      .map((gap, i) => ({ gap, i }))
      .filter(({ gap, i }) => {
        const short = isFragment(joined[i]) || isFragment(joined[i + 1]);
        return short && gap <= MAX_JOIN_PAUSE_MS;
      })
      .toSorted((a, b) => a.gap - b.gap);
    const nearest = candidates[0];
    if (!nearest) return joined;
    const [next = []] = joined.splice(nearest.i + 1, 1);
    joined[nearest.i]?.push(...next);
  }
}

const gapMs = (left: readonly HeardWord[] = [], right: readonly HeardWord[] = []): number =>
  (right[0]?.startMs ?? 0) - (left.at(-1)?.endMs ?? 0);

function isFragment(run: readonly HeardWord[] = []): boolean {
  const ms = (run.at(-1)?.endMs ?? 0) - (run[0]?.startMs ?? 0);
  return joinTokens(run).length < MIN_CHARS || ms < MIN_MS;
}
