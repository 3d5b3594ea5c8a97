import type { Edit } from "@dubdeck/domain";
import { useMemo } from "react";
import { notify } from "../../../lib/notify.ts";
import { usePlayerHere } from "../player/player-context.ts";
import { useActions } from "../state/use-studio.ts";
import type { StudioState } from "../state/studio-state.ts";
import { focusLine, focusText } from "./focus-line.ts";
import { addEdit, mergeEdit, moveWordEdit, removeEdit, splitEdit } from "./line-edits.ts";

/** Returns the edits of whole lines, for buttons and shortcuts. */
export function useLineActions() {
  const actions = useActions();
  const { nowMs } = usePlayerHere();
  return useMemo(() => {
    const { store, caretIn, edit, select } = actions;

    /** Makes an edit; says so if it is not possible here. */
    const attempt = async (make: (state: StudioState) => Edit | null, otherwise: string) => {
      let possible = true;
      const answer = await edit((state) => {
        const next = make(state);
        possible = next !== null;
        return next;
      });
      if (!possible) notify({ title: otherwise });
      return answer;
    };

    return {
      split: (id: string) => {
        const at = { caret: caretIn(id), nowMs: nowMs() };
        return attempt((state) => splitEdit(state, id, at), "This line cannot be split.");
      },
      merge: (id: string) =>
        attempt((state) => mergeEdit(state, id), "This speaker has no line after this one."),
      moveWord: (id: string, to: "previous" | "next") =>
        attempt(
          (state) => moveWordEdit(state, id, to),
          `This speaker has no line ${to === "next" ? "after" : "before"} this one.`,
        ),
      remove: async (id: string) => {
        const { lines } = store.getState();
        const at = lines.findIndex((line) => line.id === id);
        const near = lines[at + 1] ?? lines[at - 1];
        const answer = await attempt((state) => removeEdit(state, id), "This line is gone.");
        if (!answer || !near) return;
        select(near.id);
        focusLine(near.id);
      },
      add: async (durationMs: number) => {
        const answer = await attempt(
          (state) => addEdit(state, nowMs(), durationMs),
          "There is no room for a line here. Please move the playhead to a gap.",
        );
        const added = answer?.lines[0];
        if (!added) return;
        select(added.id);
        focusText(added.id);
      },
    };
  }, [actions, nowMs]);
}
