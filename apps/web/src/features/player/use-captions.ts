import { type Job, languageName, type Track } from "@dubdeck/domain";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { api } from "../../lib/api.ts";

export interface Captions {
  readonly url: string;
  readonly language: string;
  readonly label: string;
}

/** Returns the subtitles of a completed dub for the current track; null while there are none. */
export function useCaptions(job: Job | null, track: Track): Captions | null {
  const id = job?.status === "completed" ? job.id : null;
  const { data: vtt } = useQuery({
    queryKey: ["captions", id, track],
    queryFn: () => fetchVtt(id ?? "", track),
    enabled: id !== null,
  });
  const url = useMemo(
    () => vtt && URL.createObjectURL(new Blob([vtt], { type: "text/vtt" })),
    [vtt],
  );
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  if (!job || !url) return null;
  return track === "dub"
    ? { url, language: job.targetLanguage, label: languageName(job.targetLanguage) }
    : { url, language: "und", label: "Original" };
}

/** Fetches the subtitles, because a track element cannot load them from storage's origin. */
async function fetchVtt(id: string, track: Track): Promise<string> {
  const { url } = await api.jobs.subtitles.query({ id, track, format: "vtt" });
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Storage answered ${response.status}`);
  return await response.text();
}
