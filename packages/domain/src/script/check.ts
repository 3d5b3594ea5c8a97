import { AppError } from "../errors.ts";
import type { Changes } from "./changes.ts";
import { type Script, SCRIPT_LIMITS, type ScriptLine } from "./script.ts";

/**
 * Checks the lines that an edit changed: each lasts long enough, lies within the video, belongs to
 * a known speaker, and overlaps no other dubbed line of that speaker.
 * @param script the script after the edit
 * @throws AppError UNPROCESSABLE with a sentence that says what to do
 */
export function checkChanges(script: Script, { lines }: Changes, durationMs: number): void {
  if (script.lines.length > SCRIPT_LIMITS.maxLines) {
    throw refusal(`A script has at most ${SCRIPT_LIMITS.maxLines} lines.`);
  }
  for (const { after } of lines) if (after) checkLine(script, after, durationMs);
}

/** @throws AppError UNPROCESSABLE */
export function checkLine(script: Script, line: ScriptLine, durationMs: number): void {
  const { startMs, endMs, speaker } = line;
  if (endMs - startMs < SCRIPT_LIMITS.minMs) {
    throw refusal(`A line needs at least ${SCRIPT_LIMITS.minMs} ms. Please make it longer.`);
  }
  if (endMs > durationMs) throw refusal("This line would end after the video. Please move it.");
  if (speaker !== null && !script.speakers.some(({ id }) => id === speaker)) {
    throw refusal("There is no such speaker in this dub. Please choose another.");
  }
  const other = overlapping(script.lines, line);
  if (other) {
    const at = clock(other.startMs);
    throw refusal(
      `This line would overlap the same speaker's line at ${at}. Please move or shorten it.`,
    );
  }
}

/** Returns a dubbed line of the same speaker at the same time, if there is one. */
function overlapping(lines: readonly ScriptLine[], line: ScriptLine): ScriptLine | undefined {
  if (!isDubbed(line)) return undefined;
  return lines.find(
    (other) =>
      other.id !== line.id &&
      other.speaker === line.speaker &&
      isDubbed(other) &&
      other.startMs < line.endMs &&
      line.startMs < other.endMs,
  );
}

/** Whether the dub speaks in this line. */
export const isDubbed = ({ text, recording }: Pick<ScriptLine, "text" | "recording">): boolean =>
  text !== null || recording !== null;

/** Formats ms as `0:04.2`. */
export function clock(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = (Math.floor(tenths / 10) % 60).toString().padStart(2, "0");
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`;
}

export const refusal = (message: string): AppError => new AppError("UNPROCESSABLE", message);
