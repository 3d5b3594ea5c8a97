import { languageName, type Job } from "@dubdeck/domain";
import { useEffect, useMemo } from "react";
import { trpc } from "../../lib/trpc.ts";
import type { Track } from "./dub-track-switch.tsx";
import { toVtt } from "./to-vtt.ts";

export interface Captions {
  readonly url: string;
  readonly language: string;
  readonly label: string;
}

/** The lines of a finished dub as captions of the track that plays; null while there are none. */
export function useCaptions(job: Job | null, track: Track): Captions | null {
  const done = job?.status === "completed";
  const { data: report } = trpc.jobs.report.useQuery({ id: job?.id ?? "" }, { enabled: done });
  const language = track === "dub" ? job?.targetLanguage : undefined;

  const captions = useMemo(() => {
    if (!done || !report) return null;
    const vtt = toVtt(report.lines, track);
    const url = URL.createObjectURL(new Blob([vtt], { type: "text/vtt" }));
    return language
      ? { url, language, label: languageName(language) }
      : { url, language: "und", label: "Original" };
  }, [done, report, track, language]);

  useEffect(() => () => void (captions && URL.revokeObjectURL(captions.url)), [captions]);
  return captions;
}
