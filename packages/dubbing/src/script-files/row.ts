import type { Script } from "@dubdeck/domain";

/** One line of a script file; fields that the file does not have are undefined. */
export interface ScriptRow {
  readonly startMs: number;
  readonly endMs: number;
  /** The speaker's name; null if the file names none. */
  readonly speaker?: string | null;
  readonly source?: string;
  /** What the dub says; null if the original sound stays. */
  readonly translation?: string | null;
  /** Where it stands in the file, counted from 1. */
  readonly fileLine: number;
}

/** Something that is wrong with a script file. */
export interface Problem {
  /** Counted from 1. */
  readonly fileLine: number;
  /** A sentence for the user. */
  readonly message: string;
}

export interface ReadScript {
  readonly rows: readonly ScriptRow[];
  readonly problems: readonly Problem[];
}

/** Lists a script's lines with their speakers' names. */
export function rowsOf({ lines, speakers }: Script) {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  return lines.map(({ startMs, endMs, speaker, sourceText, text }) => ({
    startMs,
    endMs,
    speaker: names.get(speaker ?? "") ?? null,
    source: sourceText,
    translation: text,
  }));
}
