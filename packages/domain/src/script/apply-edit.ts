import { AppError } from "../errors.ts";
import { applyChanges, type Changes, isSame } from "./changes.ts";
import { checkChanges, isDubbed, refusal } from "./check.ts";
import type { Edit, EditOf } from "./edit.ts";
import { merge, moveWords, split } from "./divide-edits.ts";
import { replaceText } from "./replace-text.ts";
import { type Script, SCRIPT_LIMITS, type ScriptLine, type ScriptSpeaker } from "./script.ts";

export interface EditContext {
  readonly durationMs: number;
  /** Creates the id of a new line. */
  readonly newId: () => string;
}

/**
 * Works out what an edit changes, and checks the result. Changes nothing itself.
 * @throws AppError CONFLICT with the current line or speaker in `current` if the edit names an
 * older version, NOT_FOUND if it is gone, UNPROCESSABLE if the result breaks a rule of scripts
 */
export function changesOf(script: Script, edit: Edit, context: EditContext): Changes {
  const changes = plan(script, edit, context);
  checkChanges(applyChanges(script, changes), changes, context.durationMs);
  return changes;
}

function plan(script: Script, edit: Edit, { newId }: EditContext): Changes {
  switch (edit.kind) {
    case "change":
      return change(script, edit);
    case "split":
      return ofLines(split(lineOf(script, edit), edit, newId));
    case "merge":
      return ofLines(
        merge(lineOf(script, edit), neighbourOf(script, edit, "next", edit.nextVersion)),
      );
    case "moveWords": {
      const neighbour = neighbourOf(script, edit, edit.to, edit.neighbourVersion);
      return ofLines(moveWords(lineOf(script, edit), neighbour, edit));
    }
    case "remove":
      return ofLines([{ before: lineOf(script, edit), after: null }]);
    case "add":
      return ofLines([{ before: null, after: newLine(edit, newId()) }]);
    case "speaker":
      return changeSpeaker(script, edit);
    case "addSpeaker":
      return addSpeaker(script, edit);
    case "replace":
    default:
      return ofLines(replaceText(script.lines, edit));
  }
}

const ofLines = (lines: Changes["lines"]): Changes => ({ lines, speakers: [] });

function change(script: Script, edit: EditOf<"change">): Changes {
  const before = lineOf(script, edit);
  const given = Object.entries(edit.patch).filter(([, value]) => value !== undefined);
  const after: ScriptLine = { ...before, ...Object.fromEntries(given) };
  return ofLines(isSame(before, after) ? [] : [{ before, after }]);
}

function newLine(edit: EditOf<"add">, id: string): ScriptLine {
  const { speaker, startMs, endMs, text, sourceText } = edit;
  const unset = { voice: null, speed: null, sayAs: null, recording: null };
  return { id, version: 1, speaker, startMs, endMs, text, sourceText, ...unset };
}

function changeSpeaker(script: Script, { speaker, version, patch }: EditOf<"speaker">): Changes {
  const before = current(script.speakers, speaker, version, "speaker");
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  const after: ScriptSpeaker = { ...before, ...Object.fromEntries(given) };
  return { lines: [], speakers: isSame(before, after) ? [] : [{ before, after }] };
}

function addSpeaker({ speakers }: Script, { name, voice }: EditOf<"addSpeaker">): Changes {
  if (speakers.length >= SCRIPT_LIMITS.maxSpeakers) {
    throw refusal(`A dub has at most ${SCRIPT_LIMITS.maxSpeakers} speakers.`);
  }
  const numbers = speakers.map(({ id }) => Number(/^S(\d+)$/.exec(id)?.[1] ?? 0));
  const id = `S${Math.max(0, ...numbers) + 1}`;
  return { lines: [], speakers: [{ before: null, after: { id, version: 1, name, voice } }] };
}

/** Returns the line that an edit names. Throws AppError NOT_FOUND or CONFLICT. */
export const lineOf = (
  { lines }: Script,
  { line, version }: { readonly line: string; readonly version: number },
): ScriptLine => current(lines, line, version, "line");

/** Returns the same speaker's dubbed line next to the named one. */
function neighbourOf(
  { lines }: Script,
  { line: id }: { readonly line: string },
  side: "previous" | "next",
  version: number,
): ScriptLine {
  const own = lines.find((line) => line.id === id);
  const same = lines.filter(
    (line) => line.id === id || (line.speaker === own?.speaker && isDubbed(line)),
  );
  const neighbour = same[same.findIndex((line) => line.id === id) + (side === "next" ? 1 : -1)];
  if (neighbour) return current(lines, neighbour.id, version, "line");
  const where = side === "next" ? "after" : "before";
  throw refusal(`This speaker has no line ${where} this one.`);
}

function current<T extends { readonly id: string; readonly version: number }>(
  items: readonly T[],
  id: string,
  version: number,
  what: "line" | "speaker",
): T {
  const found = items.find((item) => item.id === id);
  if (!found) throw new AppError("NOT_FOUND", `There is no such ${what} in this dub any more.`);
  if (found.version === version) return found;
  const message = `Somebody else changed this ${what} in the meantime. Please look at it again.`;
  throw new AppError("CONFLICT", message, { current: found });
}
