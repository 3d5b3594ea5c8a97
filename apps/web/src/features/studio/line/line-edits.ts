import { type Edit, SCRIPT_LIMITS } from "@dubdeck/domain";
import type { StudioState } from "../state/studio-state.ts";
import type { Caret, StudioLine } from "../studio.ts";

const lineOf = ({ studio }: StudioState, id: string): StudioLine | undefined =>
  studio.lines.find((line) => line.id === id);

/** Returns the same speaker's line before or after this one, as the server finds it. */
export function neighbourOf(
  lines: readonly StudioLine[],
  id: string,
  side: "previous" | "next",
): StudioLine | undefined {
  const own = lines.find((line) => line.id === id);
  const same = lines.filter(
    (line) =>
      line.id === id || (line.speaker === own?.speaker && (line.text !== null || line.recorded)),
  );
  return same[same.findIndex((line) => line.id === id) + (side === "next" ? 1 : -1)];
}

/** Splits a line at the cursor if it is inside a text; else at the playhead, or in the middle. */
export function splitEdit(
  state: StudioState,
  id: string,
  { caret, nowMs }: { readonly caret: Caret | null; readonly nowMs: number },
): Edit | null {
  const line = lineOf(state, id);
  if (!line) return null;
  const { startMs, endMs, text, sourceText, version } = line;
  const length = caret ? (line[caret.field]?.trimEnd().length ?? 0) : 0;
  const inside = caret && caret.at > 0 && caret.at < length ? caret : null;
  const share = inside ? inside.at / length : shareOfTime(line, nowMs);
  const [textAt, sourceAt] = [wordAt(text ?? "", share), wordAt(sourceText, share)];
  const atMs = Math.round(startMs + share * (endMs - startMs));
  const exact = inside && { [inside.field === "text" ? "textAt" : "sourceAt"]: inside.at };
  return { kind: "split", line: id, version, atMs, textAt, sourceAt, ...exact };
}

function shareOfTime({ startMs, endMs }: StudioLine, ms: number): number {
  const margin = SCRIPT_LIMITS.minMs;
  const isInside = ms > startMs + margin && ms < endMs - margin;
  return isInside ? (ms - startMs) / (endMs - startMs) : 0.5;
}

/** Returns the start of the word that is nearest to a share of the text. */
function wordAt(text: string, share: number): number {
  const starts = [...text.matchAll(/\s+(?=\S)/g)].map((gap) => gap.index + gap[0].length);
  const wanted = share * text.length;
  const nearest = starts.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
  return nearest ?? text.length;
}

/** Joins a line with its speaker's next one. */
export function mergeEdit(state: StudioState, id: string): Edit | null {
  const line = lineOf(state, id);
  const next = neighbourOf(state.studio.lines, id, "next");
  if (!line || !next) return null;
  return { kind: "merge", line: id, version: line.version, nextVersion: next.version };
}

/** Moves the first word to the speaker's previous line, or the last word to the next one. */
export function moveWordEdit(state: StudioState, id: string, to: "previous" | "next"): Edit | null {
  const line = lineOf(state, id);
  const neighbour = neighbourOf(state.studio.lines, id, to);
  if (!line || !neighbour) return null;
  const { version } = line;
  const neighbourVersion = neighbour.version;
  return { kind: "moveWords", line: id, version, to, neighbourVersion, field: "text", words: 1 };
}

export function removeEdit(state: StudioState, id: string): Edit | null {
  const line = lineOf(state, id);
  return line ? { kind: "remove", line: id, version: line.version } : null;
}

/** How long a new line is if there is room, in ms. */
const NEW_LINE_MS = 2000;

/** Adds a line at a time, up to the next line of the same speaker; null if there is no room. */
export function addEdit(state: StudioState, atMs: number, durationMs: number): Edit | null {
  const { lines, speakers } = state.studio;
  const near = lines.findLast(({ startMs }) => startMs <= atMs) ?? lines[0];
  const speaker = near?.speaker ?? speakers[0]?.id ?? null;
  const own = lines.filter((line) => line.speaker === speaker);
  const isTaken = own.some((line) => line.startMs <= atMs && line.endMs > atMs);
  const nextMs = own.find(({ startMs }) => startMs > atMs)?.startMs ?? durationMs;
  const endMs = Math.min(atMs + NEW_LINE_MS, nextMs, durationMs);
  if (isTaken || endMs - atMs < SCRIPT_LIMITS.minMs) return null;
  return { kind: "add", speaker, startMs: atMs, endMs, text: null, sourceText: "" };
}
