import type { Job } from "@dubdeck/domain";
import { trpc } from "../../lib/trpc.ts";

/** A job's voice by its name; by its id while the name is not known. */
export function VoiceName({ job }: { job: Job }) {
  const { data } = trpc.catalog.voices.useQuery({ lang: job.targetLanguage });
  return data?.find(({ id }) => id === job.voicePreset)?.name ?? job.voicePreset;
}
