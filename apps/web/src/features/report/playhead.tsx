import { useEffect, useRef } from "react";
import type { Player } from "../player/use-player.ts";

interface Props {
  player: Player;
  durationMs: number;
}

const POSITION_EVENTS = ["timeupdate", "seeking", "loadedmetadata"] as const;

/** Marks the current playback position. */
export function Playhead({ player: { ref, url }, durationMs }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !url) return undefined;
    const stop = new AbortController();
    const move = () => {
      if (line.current) line.current.style.left = `${(element.currentTime * 1e5) / durationMs}%`;
    };
    move();
    for (const event of POSITION_EVENTS)
      element.addEventListener(event, move, { signal: stop.signal });
    return () => stop.abort();
  }, [ref, url, durationMs]);
  return (
    <div
      ref={line}
      aria-hidden
      className="pointer-events-none absolute inset-y-0 z-20 w-0.5 bg-ink/70"
    />
  );
}
