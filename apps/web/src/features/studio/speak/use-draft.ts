import { useCallback } from "react";
import { api } from "../../../lib/api.ts";
import { notifyError } from "../../../lib/notify.ts";
import { usePlayerHere } from "../player/player-context.ts";
import { useActions } from "../state/use-studio.ts";
import { useDraftState } from "./draft-store.ts";
import { playDraft } from "./play-draft.ts";

let active: AbortController | null = null;

/** Speaks a line as it is written and plays it over the picture; once more stops it. */
export function useDraft() {
  const { jobId, flush } = useActions();
  const player = usePlayerHere();
  const hear = useCallback(
    async (lineId: string) => {
      const before = useDraftState.getState();
      active?.abort();
      if (before.lineId === lineId) return;
      const control = new AbortController();
      const { signal } = control;
      active = control;
      useDraftState.setState({ lineId, state: "speaking" });
      try {
        await flush(lineId);
        const draft = await api.studio.draft.mutate({ jobId, line: lineId }, { signal });
        signal.throwIfAborted();
        useDraftState.setState({ state: "playing" });
        await playDraft(player, draft, signal);
      } catch (error) {
        if (!signal.aborted) notifyError("This line could not be spoken", error);
      }
      if (active !== control) return;
      active = null;
      useDraftState.setState({ lineId: null, state: "silent" });
    },
    [jobId, flush, player],
  );
  return { hear };
}
