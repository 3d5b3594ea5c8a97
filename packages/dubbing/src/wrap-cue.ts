import { bestCut } from "./split-balanced.ts";
import { joinTokens, type Token } from "./tokens.ts";

export const MAX_LINE_CHARS = 42;

/** Wraps tokens into one line or two of similar length, preferably after punctuation; null if they need more. */
export function wrapCue(tokens: readonly Token[]): string[] | null {
  const text = joinTokens(tokens);
  if (text.length <= MAX_LINE_CHARS) return [text];
  const halves = (cut: number) => [joinTokens(tokens.slice(0, cut)), joinTokens(tokens.slice(cut))];
  const cuts = tokens.slice(1).map((_, i) => i + 1);
  const fitting = cuts.filter((cut) => halves(cut).every((half) => half.length <= MAX_LINE_CHARS));
  const cut = bestCut(tokens, fitting, 0.5);
  return cut === undefined ? null : halves(cut);
}
