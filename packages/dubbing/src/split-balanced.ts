import { joinTokens, tearsWord, type Token } from "./tokens.ts";

export interface SplitRule<T extends Token> {
  /** A run that fits is not cut. */
  readonly fits: (run: readonly T[]) => boolean;
  /** What a run may be long, to judge into how many it has to be cut. */
  readonly maxChars: number;
  /** How good a place for a cut is, 0 to 1; by default after punctuation. */
  readonly breakValue?: (left: T, right: T) => number;
}

/** Cuts tokens into as few runs of like length as fit, rather at a good place. No token is cut. */
export function splitBalanced<T extends Token>(tokens: readonly T[], rule: SplitRule<T>): T[][] {
  if (tokens.length < 2 || rule.fits(tokens)) return [[...tokens]];
  const parts = Math.max(2, Math.ceil(joinTokens(tokens).length / rule.maxChars));
  const cuts = tokens.slice(1).map((_, i) => i + 1);
  const cut = bestCut(tokens, cuts, Math.floor(parts / 2) / parts, rule.breakValue) ?? 1;
  return [...splitBalanced(tokens.slice(0, cut), rule), ...splitBalanced(tokens.slice(cut), rule)];
}

/** Of the given cuts the one that best leaves `share` of the text on its left; undefined of none. */
export function bestCut<T extends Token>(
  tokens: readonly T[],
  cuts: readonly number[],
  share: number,
  breakValue: (left: T, right: T) => number = punctuationValue,
): number | undefined {
  const total = joinTokens(tokens).length;
  let best: { cut: number; score: number } | undefined;
  for (const cut of cuts) {
    const [left, right] = [tokens[cut - 1], tokens[cut]];
    if (!left || !right) continue;
    const balance = -Math.abs(joinTokens(tokens.slice(0, cut)).length / total - share);
    const score = balance + BREAK_WEIGHT * breakValue(left, right) - Number(tearsWord(left, right));
    if (!best || score > best.score) best = { cut, score };
  }
  return best?.cut;
}

/** The best place outweighs this much imbalance, as a share of the text. */
const BREAK_WEIGHT = 0.3;

/** 1 after a sentence, less after a clause, 0 inside one. */
export function punctuationValue(left: Token): number {
  if (/[.!?…。！？؟۔]["'”’»)\]」』]*$/u.test(left.text)) return 1;
  return /[,;:—–、，；：،؛]["'”’»)\]」』]*$/u.test(left.text) ? 0.6 : 0;
}
