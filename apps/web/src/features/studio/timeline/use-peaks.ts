import { useEffect, useMemo, useRef, useState } from "react";
import { PART_MS, PEAKS_PER_SECOND, type PeaksAnswer, type PeaksRequest } from "./peaks.ts";
import type { View } from "./use-view.ts";

/** Above this much in sight (ms), nothing is decoded. */
const MAX_VISIBLE_MS = 10 * 60_000;

/**
 * Returns the peaks of a file's sound, filled as its parts come into sight; `version` counts the
 * parts, `note` says why there are none.
 */
export function usePeaks(url: string | null, durationMs: number, { startMs, endMs }: View) {
  const peaks = useMemo(
    () => new Float32Array(Math.ceil((durationMs / 1000) * PEAKS_PER_SECOND)),
    // oxlint-disable-next-line react/exhaustive-deps -- another file has other peaks
    [url, durationMs],
  );
  const [version, setVersion] = useState(0);
  const [failed, setFailed] = useState(false);
  const worker = useRef<Worker | null>(null);
  const asked = useRef(new Set<number>());

  useEffect(() => {
    if (!url) return undefined;
    const made = new Worker(new URL("peaks-worker.ts", import.meta.url), { type: "module" });
    made.addEventListener("message", ({ data }: MessageEvent<PeaksAnswer>) => {
      if (!data.peaks) return setFailed(true);
      const at = (data.part * PART_MS * PEAKS_PER_SECOND) / 1000;
      peaks.set(data.peaks.subarray(0, Math.max(0, peaks.length - at)), at);
      return setVersion((count) => count + 1);
    });
    worker.current = made;
    const parts = asked.current;
    return () => {
      made.terminate();
      parts.clear();
      worker.current = null;
    };
  }, [url, peaks]);

  const tooMuch = endMs - startMs > MAX_VISIBLE_MS;
  const [first, last] = [startMs, Math.min(endMs, durationMs - 1)].map((ms) =>
    Math.floor(ms / PART_MS),
  ) as [number, number];
  useEffect(() => {
    if (!url || tooMuch || failed) return;
    for (let part = Math.max(0, first); part <= last; part++) {
      if (asked.current.has(part)) continue;
      asked.current.add(part);
      worker.current?.postMessage({ url, part } satisfies PeaksRequest);
    }
  }, [url, tooMuch, failed, first, last]);

  const note = failed ? "this browser cannot show it" : tooMuch ? "zoom in to see it" : null;
  return { peaks, version, note };
}
