import { type RefObject, useEffect, useState } from "react";

/** The visible part of the timeline. */
export interface View {
  /** Width of the visible part, in px. */
  readonly width: number;
  readonly scrollLeft: number;
  /** Width of the whole timeline, in px. */
  readonly total: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** Follows what is visible of a timeline that scrolls sideways. */
export function useView(
  area: RefObject<HTMLElement | null>,
  durationMs: number,
  pxPerSecond: number,
): View {
  const [{ width, scrollLeft }, setPlace] = useState({ width: 0, scrollLeft: 0 });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      setPlace({ width: element.clientWidth, scrollLeft: element.scrollLeft });
    };
    const soon = () => {
      frame ||= requestAnimationFrame(read);
    };
    const sizes = new ResizeObserver(soon);
    sizes.observe(element);
    element.addEventListener("scroll", soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      element.removeEventListener("scroll", soon);
    };
  }, [area]);

  const total = Math.max(width, (durationMs / 1000) * pxPerSecond);
  const msPerPx = durationMs / Math.max(1, total);
  const startMs = scrollLeft * msPerPx;
  return { width, scrollLeft, total, startMs, endMs: startMs + width * msPerPx };
}
