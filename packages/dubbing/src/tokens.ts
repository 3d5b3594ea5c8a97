/** A piece of text that is never split; `glued` if no space precedes it. */
export interface Token {
  readonly text: string;
  readonly glued: boolean;
}

/** Joins tokens into text, with a space before each token that is not glued. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens.reduce((text, token) => text + (token.glued || !text ? "" : " ") + token.text, "");
}

/** Splits a text into tokens of at most `maxChars` characters. */
export function tokenize(text: string, maxChars: number): Token[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => atoms(word, maxChars).map((atom, i) => ({ text: atom, glued: i > 0 })));
}

/** Scripts without spaces between words, and their punctuation. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\u3000-\u303F\uFF00-\uFFEF]/u;
const CLOSING = /^[\p{Pe}\p{Pf}\p{Pd}.,:;!?%'’…、。，．！？：；ー]/u;
const OPENING = /[\p{Ps}\p{Pi}¿¡]$/u;

/** Returns whether two words, recognised without spaces, belong together without one. */
export function isGlued(before: string, word: string): boolean {
  if (CLOSING.test(word) || OPENING.test(before)) return true;
  return UNSPACED.test(before.slice(-1)) && UNSPACED.test(word.slice(0, 1));
}

/** Returns whether a cut between two tokens would split a word. */
export function tearsWord(left: Token, right: Token): boolean {
  return right.glued && !UNSPACED.test(left.text.slice(-1) + right.text.slice(0, 1));
}

/** Splits a run of text without spaces between words, or anywhere if a word exceeds `maxChars`. */
export function atoms(run: string, maxChars: number): string[] {
  if (run.length <= maxChars && !UNSPACED.test(run)) return [run];
  const parts: string[] = [];
  for (const { segment } of words.segment(run)) {
    const last = parts.at(-1);
    const attached = last !== undefined && (CLOSING.test(segment) || OPENING.test(last));
    if (attached && last.length + segment.length <= maxChars)
      parts.push(`${parts.pop()}${segment}`);
    else parts.push(...chop(segment, maxChars));
  }
  return parts;
}

function chop(text: string, maxChars: number): string[] {
  if (text.length <= maxChars) return [text];
  const parts = [""];
  for (const { segment } of graphemes.segment(text)) {
    const last = parts.at(-1) ?? "";
    if (last && last.length + segment.length > maxChars) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
