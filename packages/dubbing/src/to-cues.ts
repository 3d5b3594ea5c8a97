import { divide, lengthMs, type Interval } from "./interval.ts";
import { splitBalanced } from "./split-balanced.ts";
import { MAX_CUE_MS, MIN_CUE_MS, timeCues, type SpokenText } from "./time-cues.ts";
import { joinTokens, tokenize, type Token } from "./tokens.ts";
import { MAX_LINE_CHARS, wrapCue } from "./wrap-cue.ts";

/** One subtitle on the screen: at most two lines of at most 42 characters. */
export interface Cue extends Interval {
  readonly lines: readonly string[];
}

export interface CueOptions {
  /** Length of the source. */
  readonly durationMs: number;
  readonly fps?: number;
}

/** Two frames of a slide show would leave no time for its subtitles. */
const MIN_FPS = 10;

/**
 * Subtitles of spoken texts: at most two lines of 42 characters, 0.833 to 7 s, two frames between
 * two of them. Where the speech leaves the time, at most 17 characters a second: text is never
 * dropped, so speech faster than that without a pause stays faster on the screen too.
 */
export function toCues(texts: readonly SpokenText[], { durationMs, fps = 25 }: CueOptions): Cue[] {
  const gapMs = Math.ceil(2000 / Math.max(fps, MIN_FPS));
  const said = texts.filter(({ text }) => text.trim() !== "");
  const sorted = said.toSorted((a, b) => a.startMs - b.startMs);
  const pieces = joinShort(sorted.flatMap(splitText), MIN_CUE_MS + gapMs);
  return timeCues(pieces, { durationMs, gapMs }).map(({ startMs, endMs }, i) => {
    const { tokens = [], text = "" } = pieces[i] ?? {};
    return { startMs, endMs, lines: wrapCue(tokens) ?? [text] };
  });
}

interface Piece extends SpokenText {
  readonly tokens: readonly Token[];
}

/** Parts that fit on the screen, each with a share of the time in proportion to its text. */
function splitText({ text, startMs, endMs }: SpokenText): Piece[] {
  const time = { startMs, endMs };
  const tokens = tokenize(text, MAX_LINE_CHARS);
  const perCharMs = lengthMs(time) / joinTokens(tokens).length;
  const fits = (run: readonly Token[]) =>
    wrapCue(run) !== null && joinTokens(run).length * perCharMs <= MAX_CUE_MS;
  const maxChars = Math.min(2 * MAX_LINE_CHARS, MAX_CUE_MS / perCharMs);
  const runs = splitBalanced(tokens, { fits, maxChars });
  const weights = runs.map((run) => joinTokens(run).length);
  return divide(time, weights).map((part, i) => {
    const run = runs[i] ?? [];
    return { startMs: part.startMs, endMs: part.endMs, text: joinTokens(run), tokens: run };
  });
}

/** Joins a text that has no room for a cue of its own with the next one, when both fit into one. */
function joinShort(pieces: readonly Piece[], roomMs: number): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const tokens = [...(last?.tokens ?? []), ...piece.tokens];
    const hasRoom = !last || piece.startMs - last.startMs >= roomMs;
    if (hasRoom || !wrapCue(tokens)) joined.push(piece);
    else {
      const { startMs } = joined.pop() ?? piece;
      joined.push({ text: joinTokens(tokens), startMs, endMs: piece.endMs, tokens });
    }
  }
  return joined;
}
