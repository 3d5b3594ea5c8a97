import {
  CornerLeftUp,
  CornerRightDown,
  Merge,
  MicOff,
  Scissors,
  Trash2,
  VolumeX,
} from "lucide-react";
import { SpeakActions } from "../speak/speak-actions.tsx";
import { useActions } from "../state/use-studio.ts";
import type { Patch, StudioLine } from "../studio.ts";
import { Action } from "../speak/action.tsx";
import { useLineActions } from "./use-line-actions.ts";

/** Buttons for everything that can be done with a line. */
export function LineActions({ line }: { line: StudioLine }) {
  const { split, merge, moveWord, remove } = useLineActions();
  const { change, flush } = useActions();
  const { id } = line;

  function patch(changes: Patch) {
    change(id, changes);
    void flush(id);
  }

  return (
    <div className="flex flex-wrap gap-1.5">
      <SpeakActions line={line} />
      <Action icon={Scissors} label="Split" onClick={() => void split(id)} />
      <Action icon={Merge} label="Merge with next" onClick={() => void merge(id)} />
      <Action
        icon={CornerLeftUp}
        label="First word to previous"
        onClick={() => void moveWord(id, "previous")}
      />
      <Action
        icon={CornerRightDown}
        label="Last word to next"
        onClick={() => void moveWord(id, "next")}
      />
      {line.recorded && (
        <Action icon={MicOff} label="Remove recording" onClick={() => patch({ recording: null })} />
      )}
      {line.text !== null && (
        <Action icon={VolumeX} label="Keep original sound" onClick={() => patch({ text: null })} />
      )}
      <Action icon={Trash2} label="Delete line" onClick={() => void remove(id)} />
    </div>
  );
}
