import { sortLines } from "@dubdeck/domain";
import type { Current, Edited, Patch, Studio, StudioLine } from "../studio.ts";

/** Changes of one line that the server does not have yet. */
export interface Pending {
  /** The version of the line that the user saw when changing it. */
  readonly version: number;
  readonly patch: Patch;
  /** Why the server refused the changes; they stay until the user changes them. */
  readonly refusal?: string;
}

/** Two people changed the same line. */
export interface Conflict {
  readonly lineId: string;
  readonly mine: Patch;
  /** The line as the other person left it; null if it was deleted. */
  readonly theirs: Current | null;
  /** The line as the user saw it. */
  readonly seen: StudioLine;
}

export interface StudioState {
  /** As the server has it, apart from `lines`. */
  readonly studio: Studio;
  /** The script as the user sees it: the server's lines with the pending changes. */
  readonly lines: readonly StudioLine[];
  readonly pending: Readonly<Record<string, Pending>>;
  readonly conflicts: readonly Conflict[];
  readonly selected: string | null;
  readonly saving: "idle" | "running" | "waiting";
  /** The sheet that is open. */
  readonly panel: Panel | null;
  /** Whether the find bar is open. */
  readonly finding: boolean;
}

export type Panel =
  | "speakers"
  | "revisions"
  | "history"
  | "files"
  | "shortcuts"
  | "line"
  | "record";

export const initialState = (studio: Studio, pending: Record<string, Pending>): StudioState =>
  withLines({
    studio,
    lines: [],
    pending,
    conflicts: [],
    selected: null,
    saving: "idle",
    panel: null,
    finding: false,
  });

/** Takes over the server's state. Pending changes stay. */
export const withStudio = (state: StudioState, studio: Studio): StudioState =>
  withLines({ ...state, studio });

/** Takes over the answer to an edit of this user. */
export function withEdited(state: StudioState, edited: Edited): StudioState {
  const { lines, removed, number: _, ...rest } = edited;
  const changed = new Map(lines.map((line) => [line.id, line]));
  const gone = new Set(removed);
  const before = new Map(state.studio.lines.map((line) => [line.id, line]));
  const kept = state.studio.lines.filter(({ id }) => !changed.has(id) && !gone.has(id));
  const studio = { ...state.studio, ...rest, lines: sortLines([...kept, ...lines]) };
  const pending = Object.entries(state.pending).flatMap(([id, own]) => {
    const [old, line] = [before.get(id), changed.get(id)];
    if (gone.has(id) || !old) return [];
    if (!line) return [[id, own] as const];
    const left = unsavedOf(own, old) && leftOver(own, line);
    return left ? [[id, left] as const] : [];
  });
  return withLines({ ...state, studio, pending: Object.fromEntries(pending) });
}

/** Adds changes of a line to those that are pending. */
export function withChange(state: StudioState, id: string, patch: Patch): StudioState {
  const line = state.studio.lines.find((own) => own.id === id);
  if (!line) return state;
  const before = state.pending[id];
  const version = before?.version ?? line.version;
  const pending = { version, patch: { ...before?.patch, ...patch } };
  return withLines({ ...state, pending: { ...state.pending, [id]: pending } });
}

/** Replaces or removes the pending changes of a line. */
export function withPending(state: StudioState, id: string, own: Pending | null): StudioState {
  const { [id]: _, ...others } = state.pending;
  return withLines({ ...state, pending: own ? { ...others, [id]: own } : others });
}

/** Replaces one line with the server's newer one. */
export function withLine(state: StudioState, line: StudioLine): StudioState {
  const others = state.studio.lines.filter(({ id }) => id !== line.id);
  return withLines({ ...state, studio: { ...state.studio, lines: sortLines([...others, line]) } });
}

/** Lines without pending changes stay the same objects, so that their rows need not render. */
function withLines(state: StudioState): StudioState {
  const { studio, pending } = state;
  const lines = studio.lines.map((line) => {
    const own = pending[line.id];
    return own ? { ...line, ...given(own.patch) } : line;
  });
  const selected = lines.some(({ id }) => id === state.selected) ? state.selected : null;
  return { ...state, lines, selected };
}

/** Returns the changes that differ from the line, even if only in spaces; null if none do. */
function leftOver({ patch }: Pending, line: StudioLine): Pending | null {
  const left = differences(patch, line, (value) => value);
  return left && { version: line.version, patch: left };
}

/** Returns the changes that the server would store; null if there are none. */
export const unsavedOf = ({ patch }: Pending, line: StudioLine): Patch | null =>
  differences(patch, line, (value) => (typeof value === "string" ? value.trim() : value));

function differences(
  patch: Patch,
  line: StudioLine,
  clean: (value: unknown) => unknown,
): Patch | null {
  const entries = Object.entries(patch).map(([key, value]) => [key, clean(value)] as const);
  const left = entries.filter(
    ([key, value]) => value !== undefined && value !== valueOf(line, key),
  );
  return left.length > 0 ? Object.fromEntries(left) : null;
}

const valueOf = (line: StudioLine, key: string): unknown =>
  key === "recording" ? (line.recorded ? undefined : null) : line[key as keyof StudioLine];

function given({ recording, ...patch }: Patch): Partial<StudioLine> {
  const own = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(own), ...(recording === null && { recorded: false }) };
}
