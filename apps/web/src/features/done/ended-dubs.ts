import { type Job, languageName } from "@dubdeck/domain";
import { type KnownJob, useJobs } from "../dubbing/job-store.ts";

/**
 * Calls `tell` for each dub that completes or fails from now on; returns an unsubscribe function.
 */
export function onDubEnded(tell: (job: KnownJob) => void): () => void {
  return useJobs.subscribe((now, before) => {
    for (const id of before.activeIds) {
      if (now.activeIds.has(id)) continue;
      const job = now.jobs[id];
      if (job?.status === "completed" || job?.status === "failed") tell(job);
    }
  });
}

/** Calls `tell` for each dub that waits for review from now on; returns an unsubscribe function. */
export function onReview(tell: (job: KnownJob) => void): () => void {
  return useJobs.subscribe((now, before) => {
    if (now.jobs === before.jobs) return;
    for (const job of Object.values(now.jobs)) {
      const known = before.jobs[job.id];
      if (job.status === "review" && known && known.status !== "review") tell(job);
    }
  });
}

/** Returns the notification text for a dub that has ended or waits for review. */
export function endedText({ status, targetLanguage, error }: Job, filename: string) {
  const language = languageName(targetLanguage);
  if (status === "review") return { title: `${filename} waits for your review in ${language}` };
  return status === "completed"
    ? { title: `${filename} is ready in ${language}` }
    : { title: `${filename} was not dubbed into ${language}`, description: error ?? "" };
}
