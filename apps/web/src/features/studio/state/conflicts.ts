import type { Current, Patch, StudioLine } from "../studio.ts";
import { type StudioState, withChange, withLine, withPending } from "./studio-state.ts";

type Rest = Pick<StudioLine, "state" | "placed" | "heard" | "flags">;

/**
 * Returns the line as somebody else left it, if that is why the server refused an edit; null if
 * they deleted it, undefined if it was refused for another reason.
 */
export function currentOf(error: unknown): Current | null | undefined {
  const data = (error as { data?: { code?: string; current?: Current } | null }).data;
  if (data?.code === "NOT_FOUND") return null;
  return data?.code === "CONFLICT" && data.current ? data.current : undefined;
}

/** Returns whether the line already has these changes, as after an answer that got lost. */
export const isSaved = (patch: Patch, current: Current): boolean =>
  Object.entries(patch).every(([key, value]) => current[key as keyof Current] === value);

/** Takes over somebody else's line, with the user's changes on top if there are any. */
export function withCurrent(
  state: StudioState,
  current: Current | null,
  mine: Patch | null,
): StudioState {
  if (!current) return state;
  const { recording, ...line } = current;
  const old = state.studio.lines.find(({ id }) => id === line.id);
  const recorded = recording === undefined ? (old?.recorded ?? false) : recording !== null;
  const made: Rest = { state: "stale", placed: null, heard: null, flags: [] };
  const merged = { ...made, ...old, ...line, recorded };
  const next = withLine(withPending(state, line.id, null), merged);
  return withoutConflict(mine ? withChange(next, line.id, mine) : next, line.id);
}

/** Shows a conflict; the user's change waits for the decision. */
export function withConflict(
  state: StudioState,
  seen: StudioLine,
  mine: Patch,
  theirs: Current | null,
): StudioState {
  const conflict = { lineId: seen.id, mine, seen, theirs };
  return { ...state, conflicts: [...state.conflicts, conflict] };
}

/** Forgets a conflict and the user's change in it. */
export function withoutConflict(state: StudioState, lineId: string): StudioState {
  return { ...state, conflicts: state.conflicts.filter((own) => own.lineId !== lineId) };
}
