import type { Changes } from "./changes.ts";
import { refusal } from "./check.ts";
import type { EditOf } from "./edit.ts";
import { SCRIPT_LIMITS, type ScriptLine } from "./script.ts";

type LineChanges = Changes["lines"];

/** Splits a line in two; the second part gets a new id. */
export function split(line: ScriptLine, edit: EditOf<"split">, newId: () => string): LineChanges {
  const { atMs, textAt, sourceAt } = edit;
  if (atMs <= line.startMs || atMs >= line.endMs) {
    throw refusal("Please choose a time inside the line to split it at.");
  }
  if (line.recording !== null) {
    throw refusal("A recorded line cannot be split. Please remove its recording first.");
  }
  const [text, restText] = line.text === null ? [null, null] : cut(line.text, textAt);
  const [sourceText, restSource] = cut(line.sourceText, sourceAt);
  if (text === "" || restText === "") {
    throw refusal("Both parts need a text. Please choose a place inside the text.");
  }
  // The respelling covers the whole line, so neither part can keep it.
  const first: ScriptLine = { ...line, endMs: atMs, text, sourceText, sayAs: null };
  const second: ScriptLine = {
    ...first,
    id: newId(),
    version: 1,
    startMs: atMs,
    endMs: line.endMs,
    text: restText,
    sourceText: restSource,
  };
  return [
    { before: line, after: first },
    { before: null, after: second },
  ];
}

const cut = (text: string, at: number): [string, string] => [
  text.slice(0, at).trim(),
  text.slice(at).trim(),
];

/** Joins a line with the next one, which disappears. */
export function merge(line: ScriptLine, next: ScriptLine): LineChanges {
  if (line.recording !== null || next.recording !== null) {
    throw refusal("Recorded lines cannot be joined. Please remove their recordings first.");
  }
  const text = join(line.text, next.text);
  const sourceText = join(line.sourceText, next.sourceText) ?? "";
  checkLength(text ?? "");
  const sayAs =
    line.sayAs === null && next.sayAs === null
      ? null
      : join(line.sayAs ?? line.text, next.sayAs ?? next.text);
  const endMs = Math.max(line.endMs, next.endMs);
  return [
    { before: line, after: { ...line, text, sourceText, sayAs, endMs } },
    { before: next, after: null },
  ];
}

/**
 * Moves words from the line's end to the next line's start, or from its start to the previous
 * line's end.
 */
export function moveWords(
  line: ScriptLine,
  neighbour: ScriptLine,
  { field, to, words: count }: EditOf<"moveWords">,
): LineChanges {
  const words = (line[field] ?? "").split(/\s+/).filter(Boolean);
  if (count >= words.length) {
    throw refusal("A line must keep at least one word. To move all of them, join the lines.");
  }
  const at = to === "next" ? words.length - count : count;
  const [head, tail] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  const [kept, moved] = to === "next" ? [head, tail] : [tail, head];
  const joined = to === "next" ? join(moved, neighbour[field]) : join(neighbour[field], moved);
  checkLength(joined ?? "");
  // A respelling covers the words as they were.
  const sayAs = field === "text" ? { sayAs: null } : {};
  return [
    { before: line, after: { ...line, [field]: kept, ...sayAs } },
    { before: neighbour, after: { ...neighbour, [field]: joined, ...sayAs } },
  ];
}

function join(left: string | null, right: string | null): string | null {
  const both = [left, right].filter(Boolean).join(" ");
  return both === "" ? null : both;
}

function checkLength(text: string): void {
  if (text.length > SCRIPT_LIMITS.maxChars) {
    throw refusal(`A line has at most ${SCRIPT_LIMITS.maxChars} characters.`);
  }
}
