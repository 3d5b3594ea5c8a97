import { useEffect, useRef } from "react";
import { usePlayerHere } from "../player/player-context.ts";

interface Props {
  durationMs: number;
  /** Scrolls a moment into sight. */
  reveal: (ms: number) => void;
}

/** Marks the current moment, and scrolls along while the video plays. */
export function Playhead({ durationMs, reveal }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const { ref, url } = usePlayerHere();
  useEffect(() => {
    const element = ref.current;
    if (!element || !url) return undefined;
    let frame = 0;
    const move = () => {
      cancelAnimationFrame(frame);
      if (line.current) line.current.style.left = `${(element.currentTime * 1e5) / durationMs}%`;
      if (element.paused) return;
      reveal(element.currentTime * 1000);
      frame = requestAnimationFrame(move);
    };
    const stop = new AbortController();
    for (const event of ["play", "pause", "seeking", "seeked", "loadedmetadata"]) {
      element.addEventListener(event, move, { signal: stop.signal });
    }
    move();
    return () => {
      cancelAnimationFrame(frame);
      stop.abort();
    };
  }, [ref, url, durationMs, reveal]);
  return (
    <div
      ref={line}
      aria-hidden
      className="pointer-events-none absolute inset-y-0 z-20 w-0.5 -translate-x-px bg-danger"
    />
  );
}
