import { JOB_STATUSES, type Job, type JobStatus } from "@dubdeck/domain";
import { create } from "zustand";

export interface KnownJob extends Job {
  /** Id of the dub that a revision belongs to; missing for dubs. */
  readonly revisionOf?: string;
}

interface JobState {
  /** Jobs by id. */
  readonly jobs: Readonly<Record<string, KnownJob>>;
  /** Jobs whose outcome is not fully known yet. */
  readonly activeIds: ReadonlySet<string>;
  /** When each job's `timeLeftMs` last changed (epoch ms); the countdown starts there. */
  readonly heardAt: Readonly<Record<string, number>>;
}

const EMPTY: JobState = { jobs: {}, activeIds: new Set(), heardAt: {} };

/** The signed-in user's jobs, kept current by live events; cleared when the user changes. */
export const useJobs = create<JobState>(() => EMPTY);

export const getJob = (id: string): KnownJob | undefined => useJobs.getState().jobs[id];

/**
 * Returns whether no more events are expected for a job. The final status arrives first, then the
 * file's URL or the error.
 */
function isSettled({ status, outputUrl, error }: Job): boolean {
  if (status === "completed") return outputUrl !== null;
  return status === "canceled" || (status === "failed" && error !== null);
}

/** Stores a fetched job, unless live events have already moved it to a later status. */
export function addJob(job: KnownJob): void {
  const known = getJob(job.id);
  if (known && isBefore(job.status, known.status)) return;
  const revisionOf = known?.revisionOf;
  storeJob({ ...job, ...(revisionOf && { revisionOf }), ...(known && newerFields(known, job)) });
}

/** Stores a revision of a dub, to follow it like a job. Lists of dubs leave it out. */
export const followRevision = (job: Job, revisionOf: string): void =>
  addJob({ ...job, revisionOf });

/** Patches a known job; ignores unknown ones, since the server will send them in full. */
export function updateJob(id: string, patch: Partial<Job>): void {
  const known = getJob(id);
  if (known) storeJob({ ...known, ...patch, ...newerFields(known, patch) });
}

export function removeJob(id: string): void {
  useJobs.setState(({ jobs, activeIds }) => ({
    jobs: Object.fromEntries(Object.entries(jobs).filter(([own]) => own !== id)),
    activeIds: new Set([...activeIds].filter((own) => own !== id)),
  }));
}

/** Removes the jobs of a deleted video. */
export function removeJobsOf(videoId: string): void {
  for (const job of Object.values(useJobs.getState().jobs)) {
    if (job.videoId === videoId) removeJob(job.id);
  }
}

export const resetJobs = (): void => useJobs.setState(EMPTY);

/**
 * Returns the fields of `known` that a stale update must not overwrite: status and progress never
 * go back.
 */
function newerFields(known: Job, { status, progress }: Partial<Job>): Partial<Job> {
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

const isBefore = (a: JobStatus, b: JobStatus): boolean => rank(a) < rank(b);

/** A dub goes from processing to review and back. */
const rank = (status: JobStatus): number =>
  JOB_STATUSES.indexOf(status === "review" ? "processing" : status);

function storeJob(job: KnownJob): void {
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
