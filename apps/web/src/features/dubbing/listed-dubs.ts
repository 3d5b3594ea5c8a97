import type { Job } from "@dubdeck/domain";

/**
 * Of each language the newest dub and the newest one that is completed, newest first: a try that
 * failed or was canceled does not hide what can be downloaded.
 */
export function listedDubs(jobs: readonly Job[]): Job[] {
  const completed = jobs.filter(({ status }) => status === "completed");
  return jobs.filter((job) => job === newestLike(job, jobs) || job === newestLike(job, completed));
}

function newestLike({ targetLanguage }: Job, jobs: readonly Job[]): Job | undefined {
  return jobs.find((other) => other.targetLanguage === targetLanguage);
}
