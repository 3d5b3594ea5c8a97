import { JOB_STATUSES, type Job, type JobStatus } from "@dubdeck/domain";
import { create } from "zustand";

interface JobState {
  /** What is known of each job, by its id. */
  readonly jobs: Readonly<Record<string, Job>>;
  /** The jobs about which there is more to hear. */
  readonly activeIds: ReadonlySet<string>;
  /** When each job's time left was heard of (epoch ms), to count down from. */
  readonly heardAt: Readonly<Record<string, number>>;
}

const EMPTY: JobState = { jobs: {}, activeIds: new Set(), heardAt: {} };

/** The signed-in user's jobs as the live events tell them; emptied when the user changes. */
export const useJobs = create<JobState>(() => EMPTY);

export const getJob = (id: string): Job | undefined => useJobs.getState().jobs[id];

/**
 * Whether nothing more is to be heard about a job: that it has ended is told first, then where its
 * file is or what went wrong.
 */
function isSettled({ status, outputUrl, error }: Job): boolean {
  if (status === "completed") return outputUrl !== null;
  return status === "canceled" || (status === "failed" && error !== null);
}

/** Takes the server's word for a job, unless a live event has already told more. */
export function addJob(job: Job): void {
  const known = getJob(job.id);
  if (known && isBefore(job.status, known.status)) return;
  put({ ...job, ...(known && overtaken(known, job)) });
}

/** Changes a known job; what is not known yet will come from the server whole. */
export function updateJob(id: string, patch: Partial<Job>): void {
  const known = getJob(id);
  if (known) put({ ...known, ...patch, ...overtaken(known, patch) });
}

export function removeJob(id: string): void {
  useJobs.setState(({ jobs, activeIds }) => ({
    jobs: Object.fromEntries(Object.entries(jobs).filter(([own]) => own !== id)),
    activeIds: new Set([...activeIds].filter((own) => own !== id)),
  }));
}

/** Forgets the jobs of a video that is gone. */
export function removeJobsOf(videoId: string): void {
  for (const job of Object.values(useJobs.getState().jobs)) {
    if (job.videoId === videoId) removeJob(job.id);
  }
}

export const resetJobs = (): void => useJobs.setState(EMPTY);

/** What stays as it is known, because the news about it is older: a job never goes back. */
function overtaken(known: Job, { status, progress }: Partial<Job>): Partial<Job> {
  return {
    ...(status && isBefore(status, known.status) && { status: known.status }),
    ...(progress !== undefined &&
      progress < known.progress && {
        progress: known.progress,
        stage: known.stage,
        line: known.line,
        timeLeftMs: known.timeLeftMs,
      }),
  };
}

const isBefore = (a: JobStatus, b: JobStatus): boolean =>
  JOB_STATUSES.indexOf(a) < JOB_STATUSES.indexOf(b);

function put(job: Job): void {
  useJobs.setState(({ jobs, activeIds, heardAt }) => {
    const active = new Set(activeIds);
    const isNews = jobs[job.id]?.timeLeftMs !== job.timeLeftMs;
    if (isSettled(job)) active.delete(job.id);
    else active.add(job.id);
    return {
      jobs: { ...jobs, [job.id]: job },
      activeIds: active,
      heardAt: isNews ? { ...heardAt, [job.id]: Date.now() } : heardAt,
    };
  });
}
