import { isFinished, languageName, type Job, type Video } from "@dubdeck/domain";
import { DubTrackSwitch } from "./dub-track-switch.tsx";
import { PlayerPlaceholder } from "./player-placeholder.tsx";
import { VoiceName } from "./voice-name.tsx";
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

/** Plays the original or the dub; switching keeps the moment. */
export function DubPlayer({ video, job, player: { ref, url, track, setTrack, onError } }: Props) {
  const captions = useCaptions(job, track);
  const isProcessing = job !== null && !isFinished(job.status);
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
