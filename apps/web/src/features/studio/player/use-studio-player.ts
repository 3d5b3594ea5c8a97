import type { Video } from "@dubdeck/domain";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { followMoment } from "../../../lib/follow-moment.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useStableUrl } from "../../player/use-player.ts";
import { playRange } from "./play-range.ts";

/** What is heard: the original, the published dub, or another revision's number. */
export type Source = "original" | "dub" | number;

/** The files' URLs live an hour. */
const FRESH_MS = 50 * 60_000;

/**
 * Plays the original or any revision; switching keeps the moment.
 * @param published number of the published revision; null before there is a dub
 */
export function useStudioPlayer(jobId: string, video: Video, published: number | null) {
  const [chosen, setSource] = useState<Source | null>(null);
  const usual = published === null ? "original" : "dub";
  const source = (chosen === published ? usual : chosen) ?? usual;
  const number = source === "dub" ? published : source;
  const ref = useRef<HTMLVideoElement>(null);
  const moment = useRef({ seconds: 0, playing: false });
  const stopRange = useRef<() => void>(() => undefined);
  const files = trpc.studio.files.useQuery(
    { jobId, number: typeof number === "number" ? number : 1 },
    { enabled: typeof number === "number", staleTime: FRESH_MS },
  );
  const dubUrl = files.data?.outputUrl ?? files.data?.previewUrl ?? null;
  const offered = source === "original" ? video.sourceUrl : dubUrl;
  const { url, fail } = useStableUrl(offered);

  useEffect(() => {
    const element = ref.current;
    return element && url ? followMoment(element, moment) : undefined;
  }, [url]);

  const pause = useCallback(() => {
    stopRange.current();
    ref.current?.pause();
  }, []);
  const seek = useCallback((ms: number) => {
    const element = ref.current;
    stopRange.current();
    moment.current.seconds = Math.max(0, ms / 1000);
    if (element) element.currentTime = moment.current.seconds;
  }, []);
  const toggle = useCallback(() => {
    const element = ref.current;
    stopRange.current();
    if (element?.paused) void element.play().catch(() => undefined);
    else element?.pause();
  }, []);
  /** Plays a part in the given source, which stays chosen. */
  const playPart = useCallback((next: Source, startMs: number, endMs: number) => {
    stopRange.current();
    moment.current = { seconds: startMs / 1000, playing: true };
    setSource(next);
    stopRange.current = playRange(ref, startMs, endMs, moment);
  }, []);
  /** Returns the position in ms. */
  const nowMs = useCallback(
    () => Math.round((ref.current?.currentTime ?? moment.current.seconds) * 1000),
    [],
  );

  const { refetch } = files;
  return useMemo(
    () => ({
      ref,
      url,
      source,
      setSource,
      pause,
      seek,
      toggle,
      playPart,
      nowMs,
      onError: () => {
        fail();
        if (source !== "original") void refetch();
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `fail` is a new function each time
    [url, source, pause, seek, toggle, playPart, nowMs, refetch],
  );
}

export type StudioPlayer = ReturnType<typeof useStudioPlayer>;
