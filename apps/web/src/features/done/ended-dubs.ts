import { type Job, languageName } from "@dubdeck/domain";
import { useJobs } from "../dubbing/job-store.ts";

/**
 * Calls `tell` for each dub that completes or fails from now on; returns an unsubscribe function.
 */
export function onDubEnded(tell: (job: Job) => void): () => void {
  return useJobs.subscribe((now, before) => {
    for (const id of before.activeIds) {
      if (now.activeIds.has(id)) continue;
      const job = now.jobs[id];
      if (job?.status === "completed" || job?.status === "failed") tell(job);
    }
  });
}

/** Returns the notification text for a dub that has ended. */
export function endedText({ status, targetLanguage, error }: Job, filename: string) {
  const language = languageName(targetLanguage);
  return status === "completed"
    ? { title: `${filename} is ready in ${language}` }
    : { title: `${filename} was not dubbed into ${language}`, description: error ?? "" };
}
