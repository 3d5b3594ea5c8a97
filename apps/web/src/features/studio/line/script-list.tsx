import type { Video } from "@dubdeck/domain";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useActions, useStudio } from "../state/use-studio.ts";
import { usePhone } from "../use-media.ts";
import { LineRow } from "./line-row.tsx";
import { LineSheet } from "./line-sheet.tsx";
import { speakerLook } from "./speaker-look.ts";

/** Heights before rows are measured, in px. */
const ROW_PX = { desk: 150, phone: 110 };

/** Lists the script's lines; only those near the visible part are in the page. */
export function ScriptList({ video }: { video: Video }) {
  const lines = useStudio((state) => state.lines);
  const speakers = useStudio(({ studio }) => studio.speakers);
  const selected = useStudio((state) => state.selected);
  const { store } = useActions();
  const phone = usePhone();
  const area = useRef<HTMLDivElement>(null);
  const at = lines.findIndex(({ id }) => id === selected);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by the compiler
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => area.current,
    estimateSize: () => (phone ? ROW_PX.phone : ROW_PX.desk),
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 6,
    // Rows ahead of the visible part have time to render.
    useFlushSync: false,
    // The selected line stays, so that it keeps the focus and its text while one scrolls.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return at < 0 || near.includes(at) ? near : [...near, at].toSorted((a, b) => a - b);
    },
  });
  const looks = useMemo(() => speakerLook(speakers), [speakers]);

  const reveal = useCallback(
    (id: string) => {
      const index = store.getState().lines.findIndex((line) => line.id === id);
      if (index >= 0) virtualizer.scrollToIndex(index, { align: "auto" });
    },
    [store, virtualizer],
  );
  useEffect(() => {
    if (selected !== null) reveal(selected);
  }, [selected, reveal]);

  return (
    <div ref={area} className="@container min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {lines.length === 0 && (
        <p className="p-6 text-sm text-soft">
          This script has no lines. Add one at the playhead with the A key.
        </p>
      )}
      <ul aria-label="Lines" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0 border-b contain-content"
              style={{ transform: `translateY(${start}px)` }}
            >
              <LineRow
                line={line}
                number={index + 1}
                look={looks(line.speaker)}
                selected={line.id === selected}
                phone={phone}
                durationMs={video.durationMs}
              />
            </li>
          );
        })}
      </ul>
      {phone && <LineSheet durationMs={video.durationMs} />}
    </div>
  );
}
