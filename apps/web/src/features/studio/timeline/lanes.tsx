import { useMemo } from "react";
import { speakerLook } from "../line/speaker-look.ts";
import { useStudio } from "../state/use-studio.ts";
import { LineBlock } from "./line-block.tsx";
import type { View } from "./use-view.ts";

interface Props {
  view: View;
  durationMs: number;
}

/** Blocks up to this far outside the visible part are drawn, in ms. */
const MARGIN_MS = 2000;

/** Shows one lane per speaker; only the blocks near the visible part are in the page. */
export function Lanes({ view, durationMs }: Props) {
  const lines = useStudio((state) => state.lines);
  const speakers = useStudio(({ studio }) => studio.speakers);
  const selected = useStudio((state) => state.selected);
  const looks = useMemo(() => speakerLook(speakers), [speakers]);
  const ids = useMemo(() => {
    const isKnown = new Set(speakers.map(({ id }) => id));
    const hasUnknown = lines.some(({ speaker }) => !isKnown.has(speaker ?? ""));
    return [...isKnown, ...(hasUnknown ? [null] : [])];
  }, [lines, speakers]);
  const seen = lines.flatMap((line, index) =>
    line.endMs > view.startMs - MARGIN_MS && line.startMs < view.endMs + MARGIN_MS
      ? [{ line, index }]
      : [],
  );
  const reachable = seen.some(({ line }) => line.id === selected) ? selected : seen[0]?.line.id;

  return (
    <fieldset aria-label="Lines by speaker" className="grid min-w-0 gap-1">
      {ids.map((id) => {
        const look = looks(id);
        return (
          <div key={id ?? ""} className="relative h-14">
            <p
              aria-hidden
              className="sticky left-2 flex h-5 w-fit max-w-48 items-center gap-1.5 truncate text-xs font-medium text-soft"
            >
              <span className={`size-2 rounded-full ${look.mark}`} />
              {look.name}
            </p>
            {seen.map(({ line, index }) =>
              looks(line.speaker) !== look ? null : (
                <LineBlock
                  key={line.id}
                  line={line}
                  number={index + 1}
                  look={look}
                  pxPerMs={view.total / durationMs}
                  durationMs={durationMs}
                  selected={line.id === selected}
                  reachable={line.id === reachable}
                />
              ),
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
