import type { StoreApi } from "zustand";
import { api } from "../../../lib/api.ts";
import { errorMessage, isRefusal, isUnauthorized } from "../../../lib/error-message.ts";
import { notify } from "../../../lib/notify.ts";
import { sessionRefused } from "../../../lib/session/session.ts";
import type { Patch } from "../studio.ts";
import { currentOf, isSaved, withConflict, withCurrent } from "./conflicts.ts";
import type { EditQueue } from "./edit-queue.ts";
import {
  type StudioState,
  unsavedOf,
  withChange,
  withEdited,
  withPending,
} from "./studio-state.ts";

/** How long a pause in typing has to be before the change is saved, in ms. */
const PAUSE_MS = 800;

/** Saves changes of lines: each line's after a pause, one line at a time. */
export function createLineSaver(store: StoreApi<StudioState>, enqueue: EditQueue) {
  const { getState: get } = store;
  const set = (next: (state: StudioState) => StudioState) => store.setState(next, true);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function change(id: string, patch: Patch): void {
    set((state) => withChange(state, id, patch));
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => void flush(id), PAUSE_MS),
    );
  }

  /** Saves the pending changes of these lines, or of all. */
  async function flush(...ids: string[]): Promise<void> {
    const due = ids.length > 0 ? ids : Object.keys(get().pending);
    await Promise.all(
      due.map((id) => {
        clearTimeout(timers.get(id));
        return enqueue(() => save(id)).catch(() => undefined);
      }),
    );
  }

  async function save(id: string): Promise<void> {
    const { studio, pending, conflicts } = get();
    const own = pending[id];
    const line = studio.lines.find((each) => each.id === id);
    if (!own || own.refusal || conflicts.some(({ lineId }) => lineId === id)) return;
    const patch = line && unsavedOf(own, line);
    if (!line || !patch || Object.values(patch).includes("")) return;
    const { jobId } = studio;
    const edit = { kind: "change", line: id, version: own.version, patch } as const;
    try {
      const edited = await api.studio.edit.mutate({ jobId, edit });
      set((state) => withEdited(state, edited));
    } catch (error) {
      const current = currentOf(error);
      if (current && isSaved(patch, current)) set((state) => withCurrent(state, current, null));
      else if (current !== undefined) set((state) => withConflict(state, line, patch, current));
      else if (isUnauthorized(error)) sessionRefused();
      else if (isRefusal(error)) refuse(id, errorMessage(error, "Please try again."));
      else throw error;
    }
  }

  /** Keeps refused texts for the user to correct; takes other refused changes back. */
  function refuse(id: string, refusal: string): void {
    const own = get().pending[id];
    const texts = Object.entries(own?.patch ?? {}).filter(([key]) => TEXTS.has(key));
    const kept = own && texts.length > 0;
    const left = kept ? { ...own, patch: Object.fromEntries(texts), refusal } : null;
    set((state) => withPending(state, id, left));
    notify({ title: "Not saved", description: refusal, tone: "destructive" });
  }

  /** Drops what differs from the saved text in spaces only, once its field is left. */
  function tidy(id: string): void {
    set((state) => {
      const own = state.pending[id];
      const line = state.studio.lines.find((each) => each.id === id);
      const done = own && line && !own.refusal && !unsavedOf(own, line);
      return done ? withPending(state, id, null) : state;
    });
  }

  return { change, flush, tidy };
}

const TEXTS = new Set(["text", "sourceText", "sayAs"]);
