import { isFinished, type Job } from "@dubdeck/domain";

/**
 * Of each language the newest dub and the newest one that is completed, newest first: a try that
 * failed or was canceled does not hide what can be downloaded.
 */
export function listedDubs(jobs: readonly Job[]): Job[] {
  const completed = jobs.filter(({ status }) => status === "completed");
  return jobs.filter((job) => job === newestLike(job, jobs) || job === newestLike(job, completed));
}

/** The dub that a video opens with: the newest one that is completed, else the newest try. */
export function bestDub(jobs: readonly Job[]): Job | null {
  return jobs.find(({ status }) => status === "completed") ?? jobs[0] ?? null;
}

/** The dub that is worked on, else the first in line; undefined where none is under way. */
export function runningDub(jobs: readonly Job[]): Job | undefined {
  const underWay = jobs.filter(({ status }) => !isFinished(status));
  return underWay.find(({ status }) => status !== "queued") ?? underWay.at(-1);
}

function newestLike({ targetLanguage }: Job, jobs: readonly Job[]): Job | undefined {
  return jobs.find((other) => other.targetLanguage === targetLanguage);
}
