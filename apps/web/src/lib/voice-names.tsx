import { AUTO_VOICE, type Job, type LanguageCode, parseMix } from "@dubdeck/domain";
import { useCallback } from "react";
import { trpc } from "./trpc.ts";

/**
 * Returns a lookup from voice id to name in a language. Falls back to the id while names load, and
 * to "Custom voice" for a mix that is not in the account.
 */
export function useVoiceNames(language: LanguageCode): (id: string) => string {
  const { data } = trpc.catalog.voices.useQuery({ lang: language });
  return useCallback(
    (id) => {
      if (id === AUTO_VOICE) return "Automatic";
      return data?.find((voice) => voice.id === id)?.name ?? (parseMix(id) ? "Custom voice" : id);
    },
    [data],
  );
}

/** Shows the name of a job's voice. */
export function VoiceName({ job }: { job: Job }) {
  return useVoiceNames(job.targetLanguage)(job.voicePreset);
}
