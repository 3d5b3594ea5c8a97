import { BUSY_STATUSES, type Job, languageName, type Track, type Video } from "@dubdeck/domain";
import { Film } from "lucide-react";
import { VoiceName } from "../../lib/voice-names.tsx";
import { cn } from "../../ui/cn.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useCaptions } from "./use-captions.ts";
import type { Player } from "./use-player.ts";

interface Props {
  video: Video;
  job: Job | null;
  player: Player;
}

const AVI =
  "Browsers cannot play AVI files, so the original is not shown here. Its dubs play as usual.";
const isAvi = ({ filename }: Video): boolean => /\.avi$/i.test(filename);

/** Plays the original or the dub; switching keeps the position. */
export function DubPlayer({ video, job, player: { ref, url, track, setTrack, onError } }: Props) {
  const captions = useCaptions(job, track);
  const isProcessing = job !== null && BUSY_STATUSES.includes(job.status);
  const unplayable = track === "original" && isAvi(video);
  return (
    <div className="grid gap-4">
      <div className="relative aspect-video overflow-hidden rounded-lg bg-frame text-on-frame">
        {url && !unplayable ? (
          <video
            ref={ref}
            src={url}
            controls
            playsInline
            preload="metadata"
            poster={video.thumbnailUrl ?? undefined}
            aria-label={track === "dub" ? "Dubbed video" : "Original video"}
            className="size-full object-contain"
            onError={onError}
          >
            <track
              key={captions?.url}
              kind="captions"
              src={captions?.url}
              srcLang={captions?.language}
              label={captions?.label}
            />
          </video>
        ) : (
          <PlayerPlaceholder
            thumbnailUrl={video.thumbnailUrl}
            isProcessing={isProcessing && !unplayable}
          >
            {unplayable
              ? AVI
              : isProcessing
                ? "Processing video..."
                : "Video preview will appear here"}
          </PlayerPlaceholder>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <DubTrackSwitch track={track} onChange={setTrack} />
        {job && (
          <p className="text-sm text-soft">
            Target language: <span className="text-ink">{languageName(job.targetLanguage)}</span> ·
            Voice:{" "}
            <span className="text-ink">
              <VoiceName job={job} />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

interface PlaceholderProps {
  thumbnailUrl: string | null;
  isProcessing: boolean;
  children: string;
}

/** Shows a message in place of the video while there is nothing to play. */
function PlayerPlaceholder({ thumbnailUrl, isProcessing, children }: PlaceholderProps) {
  return (
    <>
      {thumbnailUrl && (
        <img src={thumbnailUrl} alt="" className="absolute inset-0 size-full object-cover" />
      )}
      <div className="absolute inset-0 grid place-items-center bg-frame/85">
        <p className="grid justify-items-center gap-3 px-6 text-center font-medium">
          {isProcessing ? <Spinner /> : <Film className="size-7 opacity-70" aria-hidden />}
          {children}
        </p>
      </div>
    </>
  );
}

const TRACKS = [
  { track: "dub", label: "Dub" },
  { track: "original", label: "Original" },
] as const;

interface SwitchProps {
  track: Track;
  onChange: (track: Track) => void;
}

/** Switches between dub and original. */
function DubTrackSwitch({ track, onChange }: SwitchProps) {
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
