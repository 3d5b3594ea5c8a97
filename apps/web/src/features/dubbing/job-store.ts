import { isFinished, JOB_STATUSES, type Job } from "@dubdeck/domain";
import { create } from "zustand";
import type { Pace } from "./time-left.ts";

interface JobState {
  /** What is known of each job, by its id. */
  readonly jobs: Readonly<Record<string, Job>>;
  /** The jobs that are still under way. */
  readonly activeIds: ReadonlySet<string>;
  /** How fast each job has been going on since this page began to watch it. */
  readonly paces: Readonly<Record<string, Pace>>;
}

const EMPTY: JobState = { jobs: {}, activeIds: new Set(), paces: {} };

/** The signed-in user's jobs as the live events tell them; emptied when the user changes. */
export const useJobs = create<JobState>(() => EMPTY);

export const getJob = (id: string): Job | undefined => useJobs.getState().jobs[id];

/** Takes the server's word for a job, unless a live event has already told more. */
export function addJob(job: Job): void {
  const known = getJob(job.id);
  if (known && isAhead(known, job)) return;
  put({ ...job, progress: Math.max(job.progress, known?.progress ?? 0) });
}

/** Changes a known job; what is not known yet will come from the server whole. */
export function updateJob(id: string, patch: Partial<Job>): void {
  const known = getJob(id);
  if (!known) return;
  const progress = Math.max(known.progress, patch.progress ?? 0);
  put({ ...known, ...patch, progress });
}

export function removeJob(id: string): void {
  useJobs.setState(({ jobs, activeIds }) => ({
    jobs: Object.fromEntries(Object.entries(jobs).filter(([own]) => own !== id)),
    activeIds: new Set([...activeIds].filter((own) => own !== id)),
  }));
}

export const resetJobs = (): void => useJobs.setState(EMPTY);

function isAhead(known: Job, job: Job): boolean {
  return JOB_STATUSES.indexOf(known.status) > JOB_STATUSES.indexOf(job.status);
}

function put(job: Job): void {
  useJobs.setState(({ jobs, activeIds, paces }) => {
    const active = new Set(activeIds);
    const now = { atMs: Date.now(), progress: job.progress };
    const pace = { first: paces[job.id]?.first ?? now, now };
    if (isFinished(job.status)) active.delete(job.id);
    else active.add(job.id);
    return {
      jobs: { ...jobs, [job.id]: job },
      activeIds: active,
      paces: { ...paces, [job.id]: pace },
    };
  });
}
