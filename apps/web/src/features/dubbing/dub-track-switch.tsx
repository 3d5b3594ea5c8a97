import type { Track } from "@dubdeck/domain";
import { cn } from "../../ui/cn.ts";

const TRACKS = [
  { track: "dub", label: "Dub" },
  { track: "original", label: "Original" },
] as const;

interface Props {
  track: Track;
  onChange: (track: Track) => void;
}

/** Chooses what the player plays. */
export function DubTrackSwitch({ track, onChange }: Props) {
  return (
    <fieldset className="inline-flex gap-1 rounded-md bg-well p-1">
      <legend className="sr-only">Which video to play</legend>
      {TRACKS.map((entry) => (
        <button
          key={entry.track}
          type="button"
          aria-pressed={track === entry.track}
          onClick={() => onChange(entry.track)}
          className={cn(
            "rounded-sm px-3.5 py-2.5 sm:py-1.5 text-sm font-medium transition-colors",
            track === entry.track ? "bg-brand-tint text-brand" : "text-soft hover:text-ink",
          )}
        >
          {entry.label}
        </button>
      ))}
    </fieldset>
  );
}
