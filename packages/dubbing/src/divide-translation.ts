import { lengthMs } from "./interval.ts";
import { flagged, type Line } from "./line.ts";
import { punctuationValue } from "./split-balanced.ts";
import { joinTokens, tearsWord, tokenize, type Token } from "./tokens.ts";

/** A sentence to translate: the lines in which it is said, in order of time. */
export interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly lines: readonly Line[];
}

/** The sentences to dub, whole: unclear ones stay as they are. */
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
 * Puts a sentence's translation into its lines: cut at phrase boundaries, so that each line has about
 * as much of the text as it has of the time. Where the text has too few phrases for all the pauses,
 * a line joins the one before it.
 */
export function divideTranslation(lines: readonly Line[], translation: string): Line[] {
  const tokens = tokenize(translation, MAX_TOKEN_CHARS);
  if (tokens.length === 0) {
    return lines.map((line) => flagged(line, "untranslated", UNTRANSLATED));
  }
  const parts = divide(tokens, lines.map(lengthMs));
  const divided: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const text = joinTokens(parts[i] ?? []);
    const before = divided.at(-1);
    if (text || !before) divided.push({ ...line, text: text || null });
    else divided.splice(-1, 1, joinLines(before, line));
  }
  return joinFollowing(divided);
}

const UNTRANSLATED = "The translator had no words for this line: the original sound stays here.";
const MAX_TOKEN_CHARS = 84;

/** A first line that got no text is said with the one after it. */
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

/** Cuts of the tokens in proportion to the weights; a part is empty where no good phrase is left. */
function divide(tokens: readonly Token[], weights: readonly number[]): Token[][] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const lengths = tokens.map((_, i) => joinTokens(tokens.slice(0, i)).length);
  const chars = joinTokens(tokens).length;
  const cuts = [0];
  let passed = 0;
  for (const weight of weights.slice(0, -1)) {
    passed += weight;
    const from = cuts.at(-1) ?? 0;
    cuts.push(bestCut(tokens, lengths, (chars * passed) / total, from) ?? from);
  }
  return cuts.map((cut, i) => tokens.slice(cut, cuts[i + 1]));
}

/** A part shorter than this sounds torn off. */
const MIN_PART_CHARS = 6;
/** How many characters off the ideal place a perfect phrase boundary may be. */
const BOUNDARY_CHARS = 14;

function bestCut(
  tokens: readonly Token[],
  lengths: readonly number[],
  idealChars: number,
  from: number,
): number | undefined {
  const start = lengths[from] ?? 0;
  const end = joinTokens(tokens).length;
  let best: { cut: number; cost: number } | undefined;
  for (let cut = from + 1; cut < tokens.length; cut++) {
    const [left, right, at = 0] = [tokens[cut - 1], tokens[cut], lengths[cut]];
    if (!left || !right || at - start < MIN_PART_CHARS || end - at < MIN_PART_CHARS) continue;
    const cost = Math.abs(at - idealChars) - BOUNDARY_CHARS * boundaryValue(left, right);
    if (!best || cost < best.cost) best = { cut, cost };
  }
  return best?.cut;
}

/**
 * How well a text may be parted here: 1 after a sentence, less after a clause. Short words such as
 * articles and prepositions belong to what follows in all languages that are written with spaces.
 */
function boundaryValue(left: Token, right: Token): number {
  const punctuation = punctuationValue(left);
  if (punctuation > 0) return punctuation;
  if (tearsWord(left, right)) return -2;
  const letters = left.text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
  return right.glued || letters > 3 ? 0 : -0.8;
}
