import { BUSY_STATUSES, type Job } from "@dubdeck/domain";

/**
 * Returns, for each language, the newest dub and the newest completed one, newest first, so that a
 * failed or canceled attempt does not hide a dub that can be downloaded.
 */
export function listedDubs(jobs: readonly Job[]): Job[] {
  const completed = jobs.filter(({ status }) => status === "completed");
  return jobs.filter((job) => job === newestLike(job, jobs) || job === newestLike(job, completed));
}

/** Returns the dub to show first: the newest completed one, or else the newest attempt. */
export function bestDub(jobs: readonly Job[]): Job | null {
  return jobs.find(({ status }) => status === "completed") ?? jobs[0] ?? null;
}

/**
 * Returns the dub being processed, or else the first in the queue; undefined if all have finished
 * or wait for review.
 */
export function runningDub(jobs: readonly Job[]): Job | undefined {
  const underWay = jobs.filter(({ status }) => BUSY_STATUSES.includes(status));
  return underWay.find(({ status }) => status !== "queued") ?? underWay.at(-1);
}

function newestLike({ targetLanguage }: Job, jobs: readonly Job[]): Job | undefined {
  return jobs.find((other) => other.targetLanguage === targetLanguage);
}
