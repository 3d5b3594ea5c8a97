import { joinTokens, tearsWord, type Token } from "./tokens.ts";

export interface SplitRule<T extends Token> {
  /** Whether a run needs no further cut. */
  readonly fits: (run: readonly T[]) => boolean;
  /** Maximum length of a run, used to estimate the number of cuts. */
  readonly maxChars: number;
  /** How good a cut between two tokens is, 0 to 1; punctuationValue by default. */
  readonly breakValue?: (left: T, right: T) => number;
}

/** Splits tokens into as few runs of similar length as fit, preferably at good breaks, never inside a token. */
export function splitBalanced<T extends Token>(tokens: readonly T[], rule: SplitRule<T>): T[][] {
  if (tokens.length < 2 || rule.fits(tokens)) return [[...tokens]];
  const parts = Math.max(2, Math.ceil(joinTokens(tokens).length / rule.maxChars));
  const cuts = tokens.slice(1).map((_, i) => i + 1);
  const cut = bestCut(tokens, cuts, Math.floor(parts / 2) / parts, rule.breakValue) ?? 1;
  return [...splitBalanced(tokens.slice(0, cut), rule), ...splitBalanced(tokens.slice(cut), rule)];
}

/**
 * Returns the cut that best balances a good break against leaving `share` (0 to 1) of the text on its
 * left; undefined if there are no cuts.
 */
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

/** The best break outweighs this much imbalance, as a share of the text. */
const BREAK_WEIGHT = 0.3;

/** Rates a break after a token: 1 at the end of a sentence, 0.6 of a clause, else 0, as after an abbreviated title. */
export function punctuationValue(left: Token): number {
  if (ABBREVIATION.test(left.text)) return 0;
  if (/[.!?…。！？؟۔]["'”’»)\]」』]*$/u.test(left.text)) return 1;
  return /[,;:—–、，；：،؛]["'”’»)\]」』]*$/u.test(left.text) ? 0.6 : 0;
}

/** A title or initial, which belongs to the name that follows. */
const ABBREVIATION =
  /^["'“‘«(¿¡]*(?:\p{L}|mrs?|ms|mme|mlle|dra?|prof|sra?|srta|sig(?:\.(?:ra|na))?|dott|st|jr|vs)\.$/iu;
