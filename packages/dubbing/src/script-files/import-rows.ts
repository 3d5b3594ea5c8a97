import {
  type Changes,
  changesBetween,
  isDubbed,
  type Script,
  SCRIPT_LIMITS,
  type ScriptLine,
  type ScriptSpeaker,
  sortLines,
  type Track,
} from "@dubdeck/domain";
import { checkRows } from "./check-rows.ts";
import { matchRows } from "./match-rows.ts";
import type { Problem, ScriptRow } from "./row.ts";

export interface ImportContext {
  readonly durationMs: number;
  /** Which text a file that has only one text replaces. */
  readonly track: Track;
  /** Voices for speakers that the script does not know yet, the preferred ones first. */
  readonly voices: readonly string[];
  /** Creates the id of a new line. */
  readonly newId: () => string;
}

/**
 * Works out what a script file changes. Each row becomes the line whose time it covers, which keeps
 * its id, voice and speed, or else a new line. Lines that the file leaves out are removed, if the
 * file could have had them: subtitles of the dub say nothing of lines that are not dubbed, and
 * subtitles of the original say nothing of what is dubbed.
 * @returns the changes, or what is wrong with the file
 */
export function importRows(
  script: Script,
  rows: readonly ScriptRow[],
  context: ImportContext,
): { readonly changes: Changes } | { readonly problems: readonly Problem[] } {
  const extra = rows[SCRIPT_LIMITS.maxLines];
  if (extra) {
    const message = `a script has at most ${SCRIPT_LIMITS.maxLines} lines.`;
    return { problems: [{ fileLine: extra.fileLine, message }] };
  }
  const speakers = withNewSpeakers(script, rows, context.voices);
  const ids = new Map(speakers.map(({ id, name }) => [name.toLowerCase(), id]));
  for (const { id } of speakers) if (!ids.has(id.toLowerCase())) ids.set(id.toLowerCase(), id);
  const known = rows.map((row) => ({
    ...row,
    endMs: Math.min(row.endMs, Math.max(context.durationMs, row.endMs - LATE_MS)),
    ...(row.speaker != null && { speaker: ids.get(row.speaker.toLowerCase()) ?? null }),
  }));
  const matches = matchRows(script.lines, known);
  const imported = known.map((row, i) => {
    const before = matches.get(i);
    return { fileLine: row.fileLine, line: toLine(row, before, speakers, context.newId) };
  });
  const problems = checkRows(imported, context.durationMs);
  if (problems.length > 0) return { problems };
  const taken = new Set([...matches.values()].map(({ id }) => id));
  const kept = script.lines.filter(
    (line) => !taken.has(line.id) && isLeftAlone(line, rows, context),
  );
  const lines = sortLines([...kept, ...imported.map(({ line }) => line)]);
  return { changes: changesBetween(script, { lines, speakers }) };
}

/** A last line may end this much after the video, as its times are rounded; in ms. */
const LATE_MS = 1000;

/** Whether a line that the file does not mention stays. */
function isLeftAlone(
  line: ScriptLine,
  rows: readonly ScriptRow[],
  { track }: Pick<ImportContext, "track">,
): boolean {
  const hasBoth = rows.every(
    ({ source, translation }) => source !== undefined && translation !== undefined,
  );
  if (hasBoth) return false;
  return track === "original" || !isDubbed(line);
}

function toLine(
  { startMs, endMs, speaker, source, translation }: ScriptRow,
  before: ScriptLine | undefined,
  speakers: readonly ScriptSpeaker[],
  newId: () => string,
): ScriptLine {
  const line = before ?? { ...BLANK, id: newId(), speaker: speakers[0]?.id ?? null };
  const text = translation === undefined ? line.text : translation;
  return {
    ...line,
    startMs,
    endMs,
    text,
    sourceText: source ?? line.sourceText,
    speaker: speaker === undefined ? line.speaker : speaker,
    // A respelling and a recording say the words as they were.
    ...(text !== line.text && { sayAs: null, recording: null }),
  };
}

const BLANK = {
  version: 1,
  sourceText: "",
  text: null,
  voice: null,
  speed: null,
  sayAs: null,
  recording: null,
} as const;

/** Returns the script's speakers and those that only the file names, each with an unused voice. */
function withNewSpeakers(
  { speakers }: Script,
  rows: readonly ScriptRow[],
  voices: readonly string[],
): ScriptSpeaker[] {
  const all = [...speakers];
  const isKnown = (name: string): boolean =>
    all.some((each) =>
      [each.name, each.id].some((own) => own.toLowerCase() === name.toLowerCase()),
    );
  for (const { speaker } of rows) {
    if (speaker == null || isKnown(speaker) || all.length > SCRIPT_LIMITS.maxSpeakers) continue;
    const numbers = all.map(({ id }) => Number(/^S(\d+)$/.exec(id)?.[1] ?? 0));
    const used = new Set(all.map(({ voice }) => voice));
    const free = voices.find((voice) => !used.has(voice)) ?? voices[all.length % voices.length];
    const id = `S${Math.max(0, ...numbers) + 1}`;
    all.push({ id, version: 1, name: speaker.slice(0, MAX_NAME), voice: free ?? "auto" });
  }
  return all;
}

const MAX_NAME = 60;
