import type { Deps } from "../deps.ts";
import type { OpenJob } from "../open-job.ts";
import { castVoices } from "./cast-voices.ts";
import type { SpeakersFile } from "./job-lines.ts";

/**
 * Casts a voice in the job's target language for each speaker, and stores speakers and voices for
 * the job.
 */
export async function storeSpeakers(
  deps: Pick<Deps, "engines" | "storage">,
  job: OpenJob,
  { speakers, turns }: Omit<SpeakersFile, "voices">,
): Promise<void> {
  const voices = await castVoices(deps, job, speakers);
  const file: SpeakersFile = { speakers, turns, voices };
  await deps.storage.putJson(job.keys.speakers, file);
}
