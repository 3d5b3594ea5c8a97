import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { isUploading, useUploads } from "./upload-store.ts";

const PAUSE_MS = 1000;

/**
 * Opens the video's page 1 s after its upload has completed. With several uploads, waits for all of
 * them and opens the last one that completed.
 */
export function useOpenWhenUploaded(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let arrived: string | undefined;
    const stop = useUploads.subscribe(({ items }, before) => {
      const waited = new Set(before.items.flatMap((item) => (item.videoId ? [] : item.id)));
      arrived = items.find((item) => item.videoId && waited.has(item.id))?.videoId ?? arrived;
      clearTimeout(timer);
      const id = arrived;
      if (!id || isUploading(items)) return;
      timer = setTimeout(() => {
        void navigate({ to: "/app/videos/$id", params: { id }, search: { new: 1 } });
      }, PAUSE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [navigate]);
}
