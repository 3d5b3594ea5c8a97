import type { Edit } from "@dubdeck/domain";
import { createStore } from "zustand/vanilla";
import { api } from "../../../lib/api.ts";
import { isUnauthorized } from "../../../lib/error-message.ts";
import { notifyError } from "../../../lib/notify.ts";
import { sessionRefused } from "../../../lib/session/session.ts";
import type { Caret, Edited, ScriptFile, Studio } from "../studio.ts";
import { withCurrent, withoutConflict } from "./conflicts.ts";
import { createEditQueue } from "./edit-queue.ts";
import { createLineSaver } from "./save-lines.ts";
import { readStoredChanges, storeChanges } from "./stored-changes.ts";
import {
  initialState,
  type Panel,
  type StudioState,
  withEdited,
  withPending,
  withStudio,
} from "./studio-state.ts";

/**
 * Creates the state of one dub's studio, with the actions that change it. All edits go through one
 * queue, so that each names the versions that the one before it made.
 */
export function createStudio(loaded: Studio) {
  const { jobId } = loaded;
  const store = createStore<StudioState>(() => initialState(loaded, readStoredChanges(jobId)));
  const { getState: get } = store;
  const set = (next: (state: StudioState) => StudioState) => store.setState(next, true);
  const enqueue = createEditQueue((saving) => store.setState({ saving }));
  const { change, flush, tidy } = createLineSaver(store, enqueue);
  store.subscribe(({ pending }, before) => {
    if (pending !== before.pending) storeChanges(jobId, pending);
  });
  void flush();

  /** Saves what is pending, then takes one step. Returns its answer; null if it was refused. */
  async function step(
    title: string,
    run: () => Promise<Edited> | null,
    retries: boolean,
    refused = (error: unknown) => notifyError(title, error),
  ): Promise<Edited | null> {
    void flush();
    let answer: Edited | null = null;
    const take = async () => {
      const edited = await run();
      answer = edited;
      if (edited) set((state) => withEdited(state, edited));
    };
    try {
      await enqueue(take, { retries });
    } catch (error) {
      if (isUnauthorized(error)) sessionRefused();
      refused(error);
      void refresh();
    }
    return answer;
  }

  /** Makes an edit of the script as it is when its turn comes; `make` returns null for none. */
  const edit = (make: (state: StudioState) => Edit | null): Promise<Edited | null> => {
    const send = () => {
      const next = make(get());
      return next && api.studio.edit.mutate({ jobId, edit: next });
    };
    return step("Not changed", send, true);
  };
  const undo = () => step("Not undone", () => api.studio.undo.mutate({ jobId }), false);
  const redo = () => step("Not repeated", () => api.studio.redo.mutate({ jobId }), false);

  /** Lets a recording speak a line; `send` gets the version of the line that it replaces. */
  const record = (id: string, send: (version: number) => Promise<Edited>) => {
    const take = () => {
      const line = get().studio.lines.find((own) => own.id === id);
      return line ? send(line.version) : null;
    };
    return step("Not recorded", take, false);
  };

  /** Replaces the script with a file's; `refused` gets what is wrong with the file. */
  const importScript = (file: ScriptFile, refused: (error: unknown) => void) =>
    step("Not read", () => api.studio.importScript.mutate({ jobId, ...file }), false, refused);

  /** Fetches the script again, for changes made elsewhere. */
  const refresh = (): Promise<void> =>
    enqueue(
      async () => {
        const fresh = await api.studio.get.query({ jobId });
        set((state) => withStudio(state, fresh));
      },
      { retries: false },
    ).catch(() => undefined);

  /** Settles a conflict in favour of the user's change or of the other person's. */
  async function settle(lineId: string, keeps: "mine" | "theirs"): Promise<void> {
    const conflict = get().conflicts.find((own) => own.lineId === lineId);
    if (!conflict) return;
    const { mine, theirs, seen } = conflict;
    set((state) => {
      const known = withoutConflict(withPending(state, lineId, null), lineId);
      return withCurrent(known, theirs, keeps === "mine" ? mine : null);
    });
    if (keeps === "mine" && theirs) await flush(lineId);
    if (keeps === "mine" && !theirs) {
      const { speaker, startMs, endMs, text, sourceText } = { ...seen, ...mine };
      await edit(() => ({ kind: "add", speaker, startMs, endMs, text, sourceText }));
    }
    await refresh();
  }

  const select = (selected: string | null) => store.setState({ selected });
  const show = (panel: Panel | null) => store.setState({ panel });
  const find = (finding: boolean) => store.setState({ finding });
  /** Where the cursor was last, to split a line there. */
  let caret: Caret | null = null;
  const keepCaret = (next: Caret) => (caret = next);
  const caretIn = (id: string): Caret | null => (caret?.lineId === id ? caret : null);

  const lines = { change, flush, tidy, edit, undo, redo, record, importScript, settle };
  return { jobId, store, keepCaret, caretIn, ...lines, refresh, select, show, find };
}

export type StudioActions = ReturnType<typeof createStudio>;
