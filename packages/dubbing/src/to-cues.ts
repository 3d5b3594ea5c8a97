import { divide, lengthMs, type Interval } from "./interval.ts";
import { splitBalanced } from "./split-balanced.ts";
import { MAX_CUE_MS, MIN_CUE_MS, timeCues, type SpokenText } from "./time-cues.ts";
import { joinTokens, tokenize, type Token } from "./tokens.ts";
import { MAX_LINE_CHARS, wrapCue } from "./wrap-cue.ts";

/** One subtitle: at most two lines of at most 42 characters. */
export interface Cue extends Interval {
  readonly lines: readonly string[];
}

export interface CueOptions {
  /** Duration of the source. */
  readonly durationMs: number;
  readonly fps?: number;
}

/** At lower frame rates, as of slide shows, a gap of two frames would leave no time for subtitles. */
const MIN_FPS = 10;

/**
 * Creates subtitles for spoken texts: at most two lines of 42 characters, 0.833 to 7 s each, two frames
 * apart. The reading speed is at most 17 characters per second where pauses allow it; no text is
 * dropped, so fast speech without pauses exceeds that.
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

/** Splits a text into parts that fit on the screen, and its time in proportion to their lengths. */
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

/** Joins a text whose time is too short for a separate cue to the next one, if one cue fits both. */
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
