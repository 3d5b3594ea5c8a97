import { AUTO_VOICE, type Job, type LanguageCode, parseMix } from "@dubdeck/domain";
import { useCallback } from "react";
import { trpc } from "./trpc.ts";

/**
 * Finds the names of a language's voices; a voice's id while its name is not known. Mixes that are
 * not, or no longer, among the account's voices have none.
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

/** A job's voice by its name. */
export function VoiceName({ job }: { job: Job }) {
  return useVoiceNames(job.targetLanguage)(job.voicePreset);
}
