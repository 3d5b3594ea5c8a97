import { formatDuration } from "../../../lib/format.ts";
import type { View } from "./use-view.ts";

interface Props {
  view: View;
  durationMs: number;
  onSeek: (ms: number) => void;
}

/** Steps between ticks, in s; the first that leaves room for the text is used. */
const STEPS = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800];
const TICK_PX = 64;

/** Shows the time; a click seeks. The arrow keys do so for keyboards. */
export function TimeAxis({ view: { total, startMs, endMs }, durationMs, onSeek }: Props) {
  const pxPerMs = total / durationMs;
  const stepMs = 1000 * (STEPS.find((step) => step * 1000 * pxPerMs >= TICK_PX) ?? 3600);
  const first = Math.floor(startMs / stepMs);
  const count = Math.ceil((Math.min(endMs, durationMs) - first * stepMs) / stepMs) + 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the arrow keys seek
    <div
      aria-hidden
      className="relative h-6 cursor-pointer border-b text-[0.6875rem] text-soft tabular-nums"
      onClick={({ currentTarget, clientX }) =>
        onSeek((clientX - currentTarget.getBoundingClientRect().left) / pxPerMs)
      }
    >
      {Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * stepMs).map((ms) => (
        <span
          key={ms}
          className="absolute h-full border-l border-edge/60 pt-1 pl-1"
          style={{ left: ms * pxPerMs }}
        >
          {formatDuration(ms)}
        </span>
      ))}
    </div>
  );
}
