import type { Cue } from "./to-cues.ts";
import { isGlued, joinTokens, tokenize } from "./tokens.ts";

export interface AssOptions {
  /** Size of the picture as it is shown, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the bottom right corner has to stay free. */
  readonly cornerIsTaken: boolean;
}

/**
 * Formats cues as Advanced SubStation Alpha, to be drawn into a picture: white with a dark outline,
 * inside safe margins, and higher up in vertical videos, where players show their controls.
 */
export function toAss(cues: readonly Cue[], { width, height, cornerIsTaken }: AssOptions): string {
  const isVertical = height > width;
  const size = Math.round(isVertical ? width / 16 : Math.min(height / 18, width / 25));
  const side = Math.round(width * 0.06);
  const bottom = Math.round(isVertical ? height * 0.16 : height * (cornerIsTaken ? 0.14 : 0.06));
  const maxEm = (width - 2 * side) / size;
  const colours = [WHITE, WHITE, DARK, SHADE];
  const plain = [0, 0, 0, 0, 100, 100, 0, 0];
  const outline = [1, Math.max(1, round(size / 14)), Math.max(0.5, round(size / 30))];
  const place = [BOTTOM, side, side, bottom, AUTO_DIRECTION];
  const look = ["Default", FONT, size, ...colours, ...plain, ...outline, ...place];
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${width}
PlayResY: ${height}
WrapStyle: 2
ScaledBorderAndShadow: yes

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: ${look.join(",")}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${cues.map((cue) => dialogue(cue, maxEm)).join("\n")}
`;
}

/** Where it lacks a letter, fontconfig takes another font. */
const FONT = "DejaVu Sans";
/** Alpha, blue, green and red. */
const [WHITE, DARK, SHADE] = ["&H00FFFFFF", "&H20000000", "&H80000000"];
const BOTTOM = 2;
/** Arabic runs from right to left. */
const AUTO_DIRECTION = -1;

const round = (value: number): number => Math.round(value * 10) / 10;

function dialogue({ startMs, endMs, lines }: Cue, maxEm: number): string {
  const text = fitLines(lines, maxEm)
    .map(escape)
    .join(String.raw`\N`);
  return `Dialogue: 0,${clock(startMs)},${clock(endMs)},Default,,0,0,0,,${text}`;
}

/** Keeps the lines if they fit the picture's width, otherwise wraps them into lines of like length. */
function fitLines(lines: readonly string[], maxEm: number): readonly string[] {
  if (lines.every((line) => widthOf(line) <= maxEm)) return lines;
  const tokens = tokenize(joinLines(lines), MAX_TOKEN_CHARS);
  for (let count = 2; count < MAX_LINES; count++) {
    const wrapped = wrap(tokens, Math.max(widthOf(joinTokens(tokens)) / count, maxEm / 2), maxEm);
    if (wrapped.length <= count) return wrapped;
  }
  return wrap(tokens, maxEm, maxEm);
}

const joinLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => text + (isGlued(text, line) ? "" : " ") + line);

const MAX_LINES = 5;
const MAX_TOKEN_CHARS = 14;

/** Fills lines up to `goodEm`, and a little more where the next token begins before that. */
function wrap(tokens: ReturnType<typeof tokenize>, goodEm: number, maxEm: number): string[] {
  const rows: ReturnType<typeof tokenize>[] = [];
  for (const token of tokens) {
    const row = rows.at(-1);
    const longer = row && widthOf(joinTokens([...row, token]));
    const isFull = !row || !longer || widthOf(joinTokens(row)) >= goodEm || longer > maxEm;
    if (isFull) rows.push([token]);
    else row.push(token);
  }
  return rows.map((row) => joinTokens(row));
}

/** Approximate width of a text in em: Chinese and Japanese characters are as wide as high. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (WIDE.test(character) ? 1 : 0.58), 0);

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF60]/u;

/** Keeps braces and backslashes from being read as commands. */
const escape = (line: string): string =>
  line
    .replaceAll("\\", "\\\u2060")
    .replaceAll("{", String.raw`\{`)
    .replaceAll("}", String.raw`\}`);

/** Formats ms as `0:01:02.34`. */
function clock(ms: number): string {
  const hundredths = Math.round(ms / 10);
  const pad = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const seconds = Math.floor(hundredths / 100);
  return `${Math.floor(seconds / 3600)}:${pad((seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(hundredths % 100)}`;
}
