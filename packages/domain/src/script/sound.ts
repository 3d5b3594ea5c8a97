import { isSame } from "./changes.ts";
import { isDubbed } from "./check.ts";
import { type Script, type ScriptLine, voiceOfLine } from "./script.ts";

/**
 * Returns what determines the sound of a line's voice, as text to compare; null if no voice is
 * asked: the original stays, or the user's recording is played.
 */
export function soundOf(line: ScriptLine, { speakers }: Pick<Script, "speakers">): string | null {
  if (line.text === null || line.recording !== null) return null;
  return JSON.stringify([voiceOfLine(line, speakers), line.sayAs ?? line.text, line.speed]);
}

/** Whether the published dub plays a line as the script has it. */
export type LineState = "current" | "stale" | "silent";

/**
 * Returns whether the published dub plays a line as the script has it: `stale` if it has to be
 * spoken or placed again, `silent` if the original sound stays.
 * @param published the script of the published revision; null before there is one
 */
export function lineState(line: ScriptLine, script: Script, published: Script | null): LineState {
  const before = published?.lines.find(({ id }) => id === line.id);
  return stateSince(line, script, before, published);
}

/** Returns the states of all lines by id. */
export function lineStates(script: Script, published: Script | null): Map<string, LineState> {
  const before = new Map(published?.lines.map((line) => [line.id, line]));
  return new Map(
    script.lines.map((line) => [line.id, stateSince(line, script, before.get(line.id), published)]),
  );
}

function stateSince(
  line: ScriptLine,
  script: Script,
  before: ScriptLine | undefined,
  published: Script | null,
): LineState {
  const isCurrent =
    before !== undefined &&
    published !== null &&
    isDubbed(line) === isDubbed(before) &&
    soundOf(line, script) === soundOf(before, published) &&
    line.recording === before.recording &&
    line.startMs === before.startMs &&
    line.endMs === before.endMs;
  if (!isDubbed(line)) return before && isDubbed(before) ? "stale" : "silent";
  return isCurrent ? "current" : "stale";
}

/** What a revision would cost and change. */
export interface Price {
  /** Sum of the lengths of the lines that a voice has to speak, in ms. */
  readonly ms: number;
  /** Number of these lines. */
  readonly lines: number;
  /** Whether anything differs from the published dub at all, subtitles included. */
  readonly hasChanges: boolean;
}

/**
 * Prices the script as a revision: the lengths of the lines whose sound none of the earlier
 * revisions paid for. Moving, deleting and recording lines, and returning to an earlier sound, cost
 * nothing.
 * @param published the script of the published revision; null before there is one
 * @param paid the scripts of all completed revisions
 */
export function priceOf(script: Script, published: Script | null, paid: readonly Script[]): Price {
  const known = new Set(
    paid.flatMap((each) => each.lines.map((line) => identity(line, soundOf(line, each)))),
  );
  const spoken = script.lines.filter((line) => {
    const sound = soundOf(line, script);
    return sound !== null && !known.has(identity(line, sound));
  });
  return {
    ms: spoken.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0),
    lines: spoken.length,
    hasChanges: published === null || !isSameScript(script, published),
  };
}

/** The same words in another line are another performance, fitted to another time. */
const identity = ({ id }: ScriptLine, sound: string | null): string => `${id} ${sound}`;

function isSameScript(a: Script, b: Script): boolean {
  const before = new Map(b.lines.map((line) => [line.id, line]));
  return (
    a.lines.length === b.lines.length &&
    a.lines.every((line) => {
      const old = before.get(line.id);
      return (
        old !== undefined &&
        isSame(line, old) &&
        voiceOfLine(line, a.speakers) === voiceOfLine(old, b.speakers)
      );
    })
  );
}
