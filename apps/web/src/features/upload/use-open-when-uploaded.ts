import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { isUploading, useUploads } from "./upload-store.ts";

const PAUSE_MS = 1000;

/**
 * Opens the video's page one second after its upload is complete. Of several files the last one
 * that arrived opens, once none is on its way any more.
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
