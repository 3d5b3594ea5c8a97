import { type KeyboardEvent, memo, type MouseEvent } from "react";
import { clock } from "@dubdeck/domain";
import { cn } from "../../../ui/cn.ts";
import { useActions } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";
import { LineEditor } from "./line-editor.tsx";
import { LineHead } from "./line-head.tsx";
import { LinePreview } from "./line-preview.tsx";
import type { SpeakerLook } from "./speaker-look.ts";
import { LineTexts } from "./line-texts.tsx";
import { usePlayLine } from "./use-play-line.ts";

interface Props {
  line: StudioLine;
  /** Position in the script, from 1. */
  number: number;
  look: SpeakerLook;
  selected: boolean;
  phone: boolean;
  durationMs: number;
}

/** Shows one line of the script. A click plays it; on phones it opens in a sheet. */
export const LineRow = memo(function LineRow(props: Props) {
  const { line, number, look, selected, phone, durationMs } = props;
  const { select, show } = useActions();
  const play = usePlayLine();

  function onClick(event: MouseEvent) {
    if (isControl(event.target)) return;
    select(line.id);
    play(line);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.target !== event.currentTarget || !phone) return;
    event.preventDefault();
    show("line");
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons inside do the same
    <article
      data-line={line.id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move between lines
      tabIndex={selected ? 0 : -1}
      aria-label={`Line ${number}, ${look.name}, ${clock(line.startMs)}`}
      aria-current={selected || undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={() => select(line.id)}
      className={cn(
        "grid gap-2 border-l-3 px-3 py-3 -outline-offset-2 sm:px-4",
        selected ? "border-l-brand bg-brand-tint/40" : "border-l-transparent",
      )}
    >
      <LineHead line={line} number={number} look={look} />
      {phone ? (
        <LinePreview line={line} number={number} />
      ) : (
        <LineTexts line={line} number={number} />
      )}
      {selected && !phone && <LineEditor line={line} durationMs={durationMs} />}
    </article>
  );
});

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("button, input, select, textarea, a, label") !== null;
