import { clock } from "@dubdeck/domain";
import { type KeyboardEvent, memo } from "react";
import { cn } from "../../../ui/cn.ts";
import type { SpeakerLook } from "../line/speaker-look.ts";
import { usePlayLine } from "../line/use-play-line.ts";
import { useActions } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";
import { type Grip, moveSpan, roomOf } from "./move-line.ts";
import { focusBlock } from "./focus-block.ts";
import { useBlockDrag } from "./use-block-drag.ts";

interface Props {
  line: StudioLine;
  number: number;
  look: SpeakerLook;
  pxPerMs: number;
  durationMs: number;
  selected: boolean;
  /** Whether the block is in the tab order. */
  reachable: boolean;
}

/** Step of the arrow keys, in ms. */
const [STEP_MS, FINE_STEP_MS] = [100, 10];

/** Shows when a line is spoken; can be moved and resized by mouse and by keyboard. */
export const LineBlock = memo(function LineBlock(props: Props) {
  const { line, number, look, pxPerMs, durationMs, selected, reachable } = props;
  const { store, select, change } = useActions();
  const play = usePlayLine();
  const room = () => roomOf(store.getState().lines, line, durationMs);
  const { span, handlers } = useBlockDrag(line, pxPerMs, room, () => {
    select(line.id);
    play(line);
  });

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (key === "ArrowUp" || key === "ArrowDown")
      return moveFocus(event, key === "ArrowUp" ? -1 : 1);
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      select(line.id);
      return play(line);
    }
    if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
    event.preventDefault();
    const step = (shiftKey ? FINE_STEP_MS : STEP_MS) * (key === "ArrowLeft" ? -1 : 1);
    const grip: Grip = altKey ? "end" : "both";
    return change(line.id, moveSpan(line, grip, step, room()));
  }
  function moveFocus(event: KeyboardEvent, step: 1 | -1) {
    event.preventDefault();
    const next = store.getState().lines[number - 1 + step];
    if (!next) return;
    select(next.id);
    focusBlock(next.id);
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has no two ends
      role="slider"
      data-block={line.id}
      tabIndex={reachable ? 0 : -1}
      aria-label={`Line ${number}, ${look.name}: ${line.text ?? "original sound"}`}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={durationMs}
      aria-valuenow={span.startMs}
      aria-valuetext={`${clock(span.startMs)} to ${clock(span.endMs)}`}
      onFocus={() => select(line.id)}
      onKeyDown={onKeyDown}
      {...handlers}
      className={cn(
        "absolute top-5 flex h-9 touch-none items-center overflow-hidden rounded-sm border-l-3 px-1.5 text-xs select-none",
        "cursor-grab active:cursor-grabbing focus-visible:z-10",
        look.bar,
        line.text === null && "opacity-60",
        line.state === "stale" && "ring-2 ring-dub-ink/70 ring-inset",
        selected && "ring-2 ring-brand",
      )}
      style={{
        left: span.startMs * pxPerMs,
        width: Math.max(6, (span.endMs - span.startMs) * pxPerMs - 1),
      }}
    >
      <span data-grip="start" className="absolute inset-y-0 left-0 w-2 cursor-ew-resize" />
      <span className="truncate" aria-hidden>
        {line.text ?? line.sourceText}
      </span>
      <span data-grip="end" className="absolute inset-y-0 right-0 w-2 cursor-ew-resize" />
    </div>
  );
});
