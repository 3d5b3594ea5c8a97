import type { Video } from "@dubdeck/domain";
import { useStudio } from "../state/use-studio.ts";
import { usePlayerHere } from "./player-context.ts";
import { useScriptCaptions } from "./use-script-captions.ts";

/** Plays the chosen version of the video, with the script as subtitles. */
export function StudioVideo({ video }: { video: Video }) {
  const { ref, url, source, onError } = usePlayerHere();
  const language = useStudio(({ studio }) => studio.targetLanguage);
  const captions = useScriptCaptions(source === "original" ? "sourceText" : "text");
  const label = source === "original" ? "Original video" : "Dubbed video";
  return (
    <div className="aspect-video max-h-[38dvh] w-full shrink-0 overflow-hidden bg-frame text-on-frame lg:max-h-[46dvh] lg:rounded-lg">
      {url ? (
        <video
          ref={ref}
          src={url}
          controls
          playsInline
          preload="auto"
          poster={video.thumbnailUrl ?? undefined}
          aria-label={label}
          className="size-full object-contain"
          onError={onError}
        >
          <track
            key={captions}
            kind="captions"
            src={captions}
            srcLang={source === "original" ? "und" : language}
            label="Script"
          />
        </video>
      ) : (
        <p className="grid size-full place-items-center">Loading the video…</p>
      )}
    </div>
  );
}
