import { useCallback } from "react";
import { usePlayerHere } from "../player/player-context.ts";
import { useActions } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";

/** Returns a function that plays just one line: its original, its dub, or the chosen version. */
export function usePlayLine() {
  const { store } = useActions();
  const { source, playPart } = usePlayerHere();
  return useCallback(
    (line: StudioLine, wanted?: "original" | "dub") => {
      const { published } = store.getState().studio;
      const dub = source !== "original" ? source : published === null ? "original" : "dub";
      const version = wanted === "original" ? "original" : wanted === "dub" ? dub : source;
      const heard = version === "dub" ? line.placed : null;
      const startMs = heard?.startMs ?? line.startMs;
      const endMs = heard ? heard.startMs + heard.clipMs : line.endMs;
      playPart(version, startMs, endMs);
    },
    [store, source, playPart],
  );
}
