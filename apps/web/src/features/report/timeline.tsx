import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from "react";
import { formatDuration } from "../../lib/format.ts";
import type { Player } from "../player/use-player.ts";
import { Playhead } from "./playhead.tsx";
import type { ReportLine } from "./report.ts";
import { TimelineBar } from "./timeline-bar.tsx";
import { type Bar, barAt, barKey, type Lane, layOutLanes, ticksOf } from "./timeline-bars.ts";

interface Props {
  lines: readonly ReportLine[];
  durationMs: number;
  player: Player;
  /** Returns the accessible label: speaker, voice, text and time. */
  labelOf: (bar: Bar) => string;
  colorOf: (line: ReportLine) => string;
  /** Called with the hovered or focused line. */
  onShow: (line: ReportLine) => void;
}

/** Minimum scale, so that short lines can still be clicked. */
const PX_PER_SECOND = 32;
const TITLES = { original: "Original", dub: "Dub" } as const;

/** Shows original lines above dubbed ones on a common time axis. Clicking a line plays it. */
export function Timeline({ lines, durationMs, player, labelOf, colorOf, onShow }: Props) {
  const lanes = useMemo(() => layOutLanes(lines), [lines]);
  const area = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const bars = lanes.flatMap((lane) => lane.bars);
  const reachable = current ?? (bars[0] ? barKey(bars[0]) : null);
  const { playFrom } = player;

  const show = useCallback(({ line }: Bar) => onShow(line), [onShow]);
  const play = useCallback(
    (bar: Bar) => {
      setCurrent(barKey(bar));
      playFrom(bar.track, bar.startMs);
    },
    [playFrom],
  );

  function moveFocus(event: KeyboardEvent) {
    const from = bars.find((bar) => barKey(bar) === keyOf(event.target));
    const next = from && barAt(lanes, from, event.key);
    if (!next) return;
    event.preventDefault();
    setCurrent(barKey(next));
    area.current?.querySelector<HTMLElement>(`[data-bar="${barKey(next)}"]`)?.focus();
  }

  return (
    <div ref={area} className="overflow-x-auto rounded-lg bg-well">
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label="Timeline"
        aria-orientation="horizontal"
        onKeyDown={moveFocus}
        className="relative grid gap-3 px-3 py-3"
        style={{ minWidth: `${(durationMs / 1000) * PX_PER_SECOND}px` }}
      >
        <div className="relative grid gap-3">
          <Playhead player={player} durationMs={durationMs} />
          <Axis durationMs={durationMs} />
          {lanes.map((lane) => (
            <fieldset key={lane.track} aria-label={TITLES[lane.track]}>
              <p
                className="sticky left-3 mb-1 w-fit pl-1.5 text-xs font-medium text-soft"
                aria-hidden
              >
                {TITLES[lane.track]}
              </p>
              <div className="relative" style={{ height: heightOf(lane) }}>
                {lane.bars.map((bar) => (
                  <TimelineBar
                    key={bar.line.id}
                    bar={bar}
                    durationMs={durationMs}
                    label={labelOf(bar)}
                    color={colorOf(bar.line)}
                    reachable={barKey(bar) === reachable}
                    onShow={show}
                    onPlay={play}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </div>
    </div>
  );
}

function Axis({ durationMs }: { durationMs: number }) {
  return (
    <div className="relative h-5 border-b text-[0.6875rem] text-soft tabular-nums" aria-hidden>
      {ticksOf(durationMs).map((ms) => (
        <span
          key={ms}
          className="absolute h-full border-l border-edge/60 pl-1"
          style={{ left: `${(ms / durationMs) * 100}%` }}
        >
          {formatDuration(ms)}
        </span>
      ))}
    </div>
  );
}

/** Returns a lane's height: rows of 2.25rem, 0.25rem apart. */
const heightOf = ({ rows }: Lane): string => `${rows * 2.5 - 0.25}rem`;

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset["bar"] : undefined;
