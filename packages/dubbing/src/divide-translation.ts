import { lengthMs } from "./interval.ts";
import { flagged, type Line } from "./line.ts";
import { punctuationValue } from "./split-balanced.ts";
import { joinTokens, tearsWord, tokenize, type Token } from "./tokens.ts";

/** A sentence to translate, with the lines that speak it in chronological order. */
export interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly lines: readonly Line[];
}

/** Returns the whole sentences to dub; leaves out flagged lines, which keep the original sound. */
export function sentencesOf(lines: readonly Line[]): Sentence[] {
  const sentences = Map.groupBy(
    lines.filter(({ flags }) => flags.length === 0),
    ({ sentence }) => sentence,
  );
  return Array.from(sentences, ([id, own]) => ({
    id,
    text: own.map(({ sourceText }) => sourceText).join(" "),
    lines: own,
  }));
}

/**
 * Divides a sentence's translation among its lines, at phrase boundaries and in proportion to the
 * lines' durations. A line that gets no text is merged into its neighbour. If the translation is
 * empty, all lines are flagged "untranslated".
 */
export function divideTranslation(lines: readonly Line[], translation: string): Line[] {
  const tokens = tokenize(translation, MAX_TOKEN_CHARS);
  if (tokens.length === 0) {
    return lines.map((line) => flagged(line, "untranslated", UNTRANSLATED));
  }
  const parts = divide(tokens, lines);
  const divided: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const text = joinTokens(parts[i] ?? []);
    const before = divided.at(-1);
    if (text || !before) divided.push({ ...line, text: text || null });
    else divided.splice(-1, 1, joinLines(before, line));
  }
  return joinFollowing(divided);
}

const UNTRANSLATED = "This line could not be translated: the original sound stays here.";
const MAX_TOKEN_CHARS = 84;

/** Merges a first line without text into the second. */
function joinFollowing(lines: readonly Line[]): Line[] {
  const [first, second, ...rest] = lines;
  if (!first || !second || first.text !== null) return [...lines];
  return [{ ...joinLines(first, second), text: second.text }, ...rest];
}

const joinLines = (line: Line, next: Line): Line => ({
  ...line,
  endMs: Math.max(line.endMs, next.endMs),
  sourceText: `${line.sourceText} ${next.sourceText}`,
});

/** Cuts the tokens in proportion to the lines' durations; a part is empty if no good cut is left for it. */
function divide(tokens: readonly Token[], lines: readonly Line[]): Token[][] {
  const total = lines.reduce((sum, line) => sum + lengthMs(line), 0) || 1;
  const lengths = tokens.map((_, i) => joinTokens(tokens.slice(0, i)).length);
  const chars = joinTokens(tokens).length;
  const cuts = [0];
  let passed = 0;
  for (const line of lines.slice(0, -1)) {
    passed += lengthMs(line);
    const from = cuts.at(-1) ?? 0;
    const ideal = { chars: (chars * passed) / total, boundaryChars: boundaryChars(line) };
    cuts.push(bestCut(tokens, lengths, ideal, from) ?? from);
  }
  return cuts.map((cut, i) => tokens.slice(cut, cuts[i + 1]));
}

/** Shorter parts sound abrupt. */
const MIN_PART_CHARS = 4;
/** A perfect phrase boundary wins over the ideal cut up to this many characters away … */
const BOUNDARY_CHARS = 14;
/** … and further where the source's line ends a phrase as well: the same words are likely to end it. */
const SAME_BOUNDARY_CHARS = 24;

function boundaryChars({ sourceText }: Line): number {
  const last = tokenize(sourceText, MAX_TOKEN_CHARS).at(-1);
  return last && punctuationValue(last) > 0 ? SAME_BOUNDARY_CHARS : BOUNDARY_CHARS;
}

function bestCut(
  tokens: readonly Token[],
  lengths: readonly number[],
  ideal: { readonly chars: number; readonly boundaryChars: number },
  from: number,
): number | undefined {
  const start = lengths[from] ?? 0;
  const end = joinTokens(tokens).length;
  let best: { cut: number; cost: number } | undefined;
  for (let cut = from + 1; cut < tokens.length; cut++) {
    const [left, right, at = 0] = [tokens[cut - 1], tokens[cut], lengths[cut]];
    if (!left || !right || at - start < MIN_PART_CHARS || end - at < MIN_PART_CHARS) continue;
    const value = boundaryValue(left, right);
    const cost =
      Math.abs(at - ideal.chars) - value * (value > 0 ? ideal.boundaryChars : BOUNDARY_CHARS);
    if (!best || cost < best.cost) best = { cut, cost };
  }
  return best?.cut;
}

/**
 * How good a cut between two tokens is: 1 after a sentence, less after a clause, negative inside a
 * phrase. In languages written with spaces, short words such as articles and prepositions belong to
 * the next word.
 */
function boundaryValue(left: Token, right: Token): number {
  const punctuation = punctuationValue(left);
  if (punctuation > 0) return punctuation;
  if (tearsWord(left, right) || isNegation(right)) return -2;
  const letters = left.text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
  return right.glued || letters > 3 || isNegation(left) ? 0 : -0.8;
}

/** A negation that belongs to the verb before it. */
const isNegation = ({ text }: Token): boolean => /^(?:pas|jamais|rien|not|nicht)$/iu.test(text);
