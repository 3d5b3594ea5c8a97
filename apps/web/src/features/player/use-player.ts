import { BUSY_STATUSES, type Job, type Track, type Video } from "@dubdeck/domain";
import { useEffect, useRef, useState } from "react";
import { followMoment } from "../../lib/follow-moment.ts";
import { loaders } from "../../lib/trpc.ts";

/**
 * Controls which track plays and where. Plays the dub by default, or the original if there is no
 * dub to wait for. Keeps the position and playback when the source changes.
 */
export function usePlayer(video: Video, job: Job | null) {
  const [chosen, setTrack] = useState<Track | null>(null);
  const ref = useRef<HTMLVideoElement>(null);
  const moment = useRef({ seconds: 0, playing: false });
  const dubUrl = job?.outputUrl ?? job?.previewUrl ?? null;
  const hasDub = dubUrl !== null || (job !== null && BUSY_STATUSES.includes(job.status));
  const track = chosen ?? (hasDub ? "dub" : "original");
  const { url, fail } = useStableUrl(track === "dub" ? dubUrl : video.sourceUrl);

  useEffect(() => {
    const element = ref.current;
    return element && url ? followMoment(element, moment) : undefined;
  }, [url]);

  function playDub() {
    moment.current.playing = true;
    setTrack("dub");
    if (track === "dub") void ref.current?.play().catch(() => undefined);
  }
  /** Plays a track from a position (ms). */
  function playFrom(next: Track, ms: number) {
    moment.current = { seconds: ms / 1000, playing: true };
    const element = ref.current;
    if (next !== track || !element) return setTrack(next);
    element.currentTime = ms / 1000;
    void element.play().catch(() => undefined);
  }
  /** The URL has most likely expired, so fetch new ones. */
  function onError() {
    fail();
    refreshUrls(video.id);
  }
  return { ref, url, track, setTrack, playDub, playFrom, onError };
}

export type Player = ReturnType<typeof usePlayer>;

let lastRefresh = 0;

/** Refetches the signed file URLs, which expire after an hour; at most once a minute. */
function refreshUrls(videoId: string): void {
  if (Date.now() - lastRefresh < 60_000) return;
  lastRefresh = Date.now();
  void loaders.videos.get.invalidate({ id: videoId });
  void loaders.jobs.listByVideo.invalidate({ videoId });
}

/**
 * Keeps the current URL until it fails. Every request returns a newly signed URL, and a changed URL
 * would make the player reload. Call `fail` when the URL stops working.
 */
export function useStableUrl(offered: string | null) {
  const [held, setHeld] = useState(offered);
  const [failed, setFailed] = useState<string | null>(null);
  const keeps = held !== failed && fileOf(held) === fileOf(offered);
  if (!keeps && held !== offered) setHeld(offered);
  return { url: keeps ? held : offered, fail: () => setFailed(held) };
}

/** Strips the signature from a URL. */
const fileOf = (url: string | null): string | null => url?.split("?")[0] ?? null;
