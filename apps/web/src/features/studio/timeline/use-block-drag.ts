import { type PointerEvent, useRef, useState } from "react";
import { useActions } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";
import { type Grip, moveSpan, type Span } from "./move-line.ts";

/** A press that moves less than this (px) is a click. */
const CLICK_PX = 4;

/** Moves or resizes a block with the pointer; saves the result once it is released. */
export function useBlockDrag(
  line: StudioLine,
  pxPerMs: number,
  room: () => Span,
  onPress: () => void,
) {
  const { change, flush } = useActions();
  const [span, setSpan] = useState<Span | null>(null);
  const drag = useRef<{ x: number; grip: Grip; room: Span; moved: boolean } | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const grip = event.target instanceof HTMLElement ? event.target.dataset["grip"] : undefined;
    const part = grip === "start" || grip === "end" ? grip : "both";
    drag.current = { x: event.clientX, grip: part, room: room(), moved: false };
  }
  function onPointerMove({ clientX }: PointerEvent<HTMLElement>) {
    const { current } = drag;
    if (!current) return;
    current.moved ||= Math.abs(clientX - current.x) >= CLICK_PX;
    if (!current.moved) return;
    setSpan(moveSpan(line, current.grip, (clientX - current.x) / pxPerMs, current.room));
  }
  function onPointerUp() {
    const { current } = drag;
    drag.current = null;
    if (!current) return;
    if (!current.moved) return onPress();
    if (span) {
      change(line.id, span);
      void flush(line.id);
    }
    setSpan(null);
  }
  function onPointerCancel() {
    drag.current = null;
    setSpan(null);
  }

  return {
    span: span ?? line,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
