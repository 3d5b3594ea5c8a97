import { focusLine, focusText } from "../line/focus-line.ts";
import { useLineActions } from "../line/use-line-actions.ts";
import { usePlayLine } from "../line/use-play-line.ts";
import { usePlayerHere } from "../player/player-context.ts";
import { useDraft } from "../speak/use-draft.ts";
import { useActions } from "../state/use-studio.ts";
import { usePhone } from "../use-media.ts";
import type { Command } from "./shortcuts.ts";

const SEEK_MS = 1000;

/** Returns what each shortcut does, for the selected line. */
export function useCommands(durationMs: number): Readonly<Record<Command, () => void>> {
  const { store, select, undo, redo, show, find } = useActions();
  const { toggle, seek, nowMs, pause } = usePlayerHere();
  const { split, merge, remove, add } = useLineActions();
  const playLine = usePlayLine();
  const { hear } = useDraft();
  const phone = usePhone();

  const selected = () => {
    const state = store.getState();
    return state.lines.find(({ id }) => id === state.selected);
  };
  const forSelected = (run: (id: string) => unknown) => () => {
    const line = selected();
    if (line) void run(line.id);
  };
  function move(step: 1 | -1) {
    const state = store.getState();
    const at = state.lines.findIndex(({ id }) => id === state.selected);
    const next = at < 0 ? state.lines[0] : state.lines[at + step];
    if (!next) return;
    select(next.id);
    focusLine(next.id);
  }
  function play(track: "original" | "dub") {
    const line = selected();
    if (line) playLine(line, track);
  }
  function leave() {
    const line = selected();
    pause();
    if (line) focusLine(line.id);
  }

  return {
    toggle,
    back: () => seek(nowMs() - SEEK_MS),
    forward: () => seek(Math.min(nowMs() + SEEK_MS, durationMs)),
    previous: () => move(-1),
    next: () => move(1),
    playOriginal: () => play("original"),
    playDub: () => play("dub"),
    edit: forSelected((id) => (phone ? show("line") : focusText(id))),
    leave,
    speak: forSelected(hear),
    undo: () => void undo(),
    redo: () => void redo(),
    remove: forSelected(remove),
    split: forSelected(split),
    merge: forSelected(merge),
    add: () => void add(durationMs),
    find: () => find(true),
    help: () => show("shortcuts"),
  };
}
