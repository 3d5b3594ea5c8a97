import { clock } from "@dubdeck/domain";
import { Play, TriangleAlert } from "lucide-react";
import { cn } from "../../../ui/cn.ts";
import { useStudio } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";
import type { SpeakerLook } from "./speaker-look.ts";
import { StateBadge } from "./state-badge.tsx";
import { usePlayLine } from "./use-play-line.ts";

interface Props {
  line: StudioLine;
  number: number;
  look: SpeakerLook;
}

/** Shows who speaks a line and when, its state, and buttons to play it. */
export function LineHead({ line, number, look }: Props) {
  const play = usePlayLine();
  const hasDub = useStudio(({ studio }) => studio.published !== null);
  const { flags, startMs, endMs } = line;
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-soft">
      <span className="font-medium tabular-nums">{number}</span>
      <span className="flex min-w-0 items-center gap-1.5 font-medium text-ink">
        <span className={cn("size-2.5 shrink-0 rounded-full", look.mark)} aria-hidden />
        <span className="truncate">{look.name}</span>
      </span>
      <span className="tabular-nums">
        {clock(startMs)} – {clock(endMs)}
      </span>
      <StateBadge line={line} />
      {flags.length > 0 && (
        <span className="flex items-center gap-1 font-medium text-warning">
          <TriangleAlert className="size-3.5" aria-hidden />
          {flags.length === 1 ? "1 problem" : `${flags.length} problems`}
        </span>
      )}
      <span className="-my-1 ml-auto flex">
        <PlayButton label="Original" number={number} onClick={() => play(line, "original")} />
        {hasDub && <PlayButton label="Dub" number={number} onClick={() => play(line, "dub")} />}
      </span>
    </div>
  );
}

interface PlayProps {
  label: string;
  number: number;
  onClick: () => void;
}

function PlayButton({ label, number, onClick }: PlayProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex h-10 items-center gap-1 rounded-sm px-2 font-medium text-ink hover:bg-well sm:h-8"
    >
      <Play className="size-3.5" aria-hidden />
      <span className="sr-only">Play </span>
      {label}
      <span className="sr-only"> of line {number}</span>
    </button>
  );
}
