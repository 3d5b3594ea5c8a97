import { TriangleAlert } from "lucide-react";
import { memo } from "react";
import { cn } from "../../ui/cn.ts";
import { barKey, type Bar } from "./timeline-bars.ts";

interface Props {
  bar: Bar;
  durationMs: number;
  label: string;
  color: string;
  /** Whether the bar is in the tab order. */
  reachable: boolean;
  onShow: (bar: Bar) => void;
  onPlay: (bar: Bar) => void;
}

/** Shows one line on a lane: its width is its duration, its colour the speaker's. */
export const TimelineBar = memo(function TimelineBar(props: Props) {
  const { bar, durationMs, label, color, reachable, onShow, onPlay } = props;
  const share = (ms: number): string => `${(ms / durationMs) * 100}%`;
  const text = bar.track === "dub" ? bar.line.text : bar.line.sourceText;
  return (
    <button
      type="button"
      data-bar={barKey(bar)}
      tabIndex={reachable ? 0 : -1}
      aria-label={label}
      onFocus={() => onShow(bar)}
      onPointerEnter={() => onShow(bar)}
      onClick={() => onPlay(bar)}
      className={cn(
        "@container absolute flex h-9 items-center gap-1 overflow-hidden rounded-sm border-l-3 px-1.5 text-xs",
        "transition-colors focus-visible:z-10",
        color,
        bar.flagged && "ring-2 ring-warning ring-inset",
      )}
      style={{
        left: share(bar.startMs),
        width: `calc(${share(bar.endMs - bar.startMs)} - 1px)`,
        top: `${bar.row * 2.5}rem`,
      }}
    >
      {bar.flagged && <TriangleAlert className="size-3.5 shrink-0 text-warning" aria-hidden />}
      <span className="hidden truncate @min-[2rem]:block" aria-hidden>
        {text}
      </span>
    </button>
  );
});
