import type { Video } from "@dubdeck/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePlayerHere } from "../player/player-context.ts";
import { useStudio } from "../state/use-studio.ts";
import { Lanes } from "./lanes.tsx";
import { Playhead } from "./playhead.tsx";
import { TimeAxis } from "./time-axis.tsx";
import { useView } from "./use-view.ts";
import { Waveforms } from "./waveforms.tsx";
import { DEFAULT_ZOOM, Zoom } from "./zoom.tsx";

/** Shows waveforms of original and dub, and the lines as blocks in a lane per speaker. */
export function StudioTimeline({ video }: { video: Video }) {
  const { durationMs } = video;
  const area = useRef<HTMLDivElement>(null);
  const [pxPerSecond, setZoom] = useState(DEFAULT_ZOOM);
  const view = useView(area, durationMs, pxPerSecond);
  const { seek, nowMs } = usePlayerHere();
  const startMs = useStudio(
    ({ lines, selected }) => lines.find(({ id }) => id === selected)?.startMs,
  );
  const { total } = view;
  const reveal = useCallback(
    (ms: number) => {
      const { current } = area;
      if (!current) return;
      const { scrollLeft, clientWidth } = current;
      const x = (ms / durationMs) * Math.max(1, total);
      const isSeen = x >= scrollLeft && x <= scrollLeft + clientWidth * 0.95;
      if (!isSeen) current.scrollTo({ left: x - clientWidth * 0.1 });
    },
    [durationMs, total],
  );
  useEffect(() => {
    if (startMs !== undefined) reveal(startMs);
  }, [startMs, reveal]);
  // Zooming keeps the playhead in sight.
  useEffect(() => reveal(nowMs()), [reveal, nowMs]);

  return (
    <div className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      <Zoom value={pxPerSecond} onChange={setZoom} />
      <div ref={area} className="relative overflow-x-auto rounded-lg bg-well" data-timeline>
        <div className="relative grid gap-1 pb-2" style={{ width: total || "100%" }}>
          <TimeAxis view={view} durationMs={durationMs} onSeek={seek} />
          <Waveforms video={video} view={view} pxPerSecond={pxPerSecond} />
          <Lanes view={view} durationMs={durationMs} />
          <Playhead durationMs={durationMs} reveal={reveal} />
        </div>
      </div>
    </div>
  );
}
