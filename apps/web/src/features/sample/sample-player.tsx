import { languageName, SAMPLE_ORIGINAL, type SampleLanguage } from "@dubdeck/domain";
import { useEffect, useRef } from "react";
import { followMoment } from "../../lib/follow-moment.ts";
import { sampleUrl } from "./sample-url.ts";

interface Props {
  language: SampleLanguage;
  /** Called with the played share of the sample, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Plays the sample at once, with subtitles; keeps the position when the language changes. */
export function SamplePlayer({ language, onProgress }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const moment = useRef({ seconds: 0, playing: true });
  const isOriginal = language === SAMPLE_ORIGINAL;

  // Set the source here and not as a prop: this is the last chance to read the position before the
  // player resets it.
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    if (video.ended) moment.current = { seconds: 0, playing: true };
    else if (video.readyState > 0) {
      moment.current = { seconds: video.currentTime, playing: !video.paused };
      video.poster = frameOf(video);
    }
    video.src = sampleUrl(language, "mp4");
    // The pressed button may have been removed.
    if (document.activeElement === document.body) video.focus({ preventScroll: true });
    return followMoment(video, moment);
  }, [language]);

  return (
    <video
      ref={ref}
      controls
      playsInline
      aria-label={`Sample: ${isOriginal ? "original" : `dub in ${languageName(language)}`}`}
      className="aspect-4/3 w-full rounded-lg bg-frame object-contain outline-on-frame sm:aspect-video"
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
        onProgress(duration > 0 ? currentTime / duration : 0)
      }
    >
      <track
        key={language}
        ref={showTrack}
        kind="captions"
        src={sampleUrl(language, "vtt")}
        srcLang={language}
        label={languageName(language)}
      />
    </video>
  );
}

/** Returns the current frame as a data URL, shown while the next language loads. */
function frameOf(video: HTMLVideoElement): string {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return canvas.toDataURL("image/jpeg");
}

function showTrack(element: HTMLTrackElement | null): void {
  if (element) element.track.mode = "showing";
}
