import type { Job } from "@dubdeck/domain";
import { useVoiceNames } from "./use-voice-names.ts";

/** A job's voice by its name. */
export function VoiceName({ job }: { job: Job }) {
  return useVoiceNames(job.targetLanguage)(job.voicePreset);
}
