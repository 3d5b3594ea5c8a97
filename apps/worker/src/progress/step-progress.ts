import { recordStep } from "@dubdeck/db";
import type { LineCount, Stage, StageStep } from "@dubdeck/domain";
import { Context } from "@temporalio/activity";
import type { Deps } from "../deps.ts";
import { withHeartbeats } from "../temporal/with-heartbeats.ts";

/** One part of a stage, and its share of that stage (0 to 1). */
export interface Step {
  readonly jobId: string;
  readonly stage: Stage;
  /** Unique within the stage, for example the chunk's index. */
  readonly part: string | number;
  readonly weight: number;
}

export type Report = (done: number, line?: LineCount) => void;

type ProgressDeps = Pick<Deps, "db" | "watchers" | "log">;

/** Stores the progress of parts of a job and emits the job's overall progress to its room. */
export async function recordSteps(
  { db, watchers, log }: ProgressDeps,
  jobId: string,
  steps: readonly (Omit<Step, "jobId"> & Pick<StageStep, "done" | "line">)[],
): Promise<void> {
  const states = steps.map(({ part, ...state }) => ({ ...state, step: `${state.stage}:${part}` }));
  try {
    const progress = await recordStep(db, jobId, ...states);
    if (progress) watchers.progress(jobId, progress);
  } catch (error) {
    // A missed progress update must not fail the work.
    log.warn({ error, states }, "failed to store progress");
  }
}

/**
 * Runs an activity's work as one step of its job: heartbeats `{stage, progress, line}` to Temporal,
 * stores the progress, and emits the job's overall progress to its room.
 */
export async function asStep<T>(
  deps: ProgressDeps,
  step: Step,
  work: (report: Report) => Promise<T>,
): Promise<T> {
  const context = Context.current();
  let done = 0;
  let line: LineCount | undefined;
  let writing: Promise<void> = Promise.resolve();
  let pending: NodeJS.Timeout | undefined;

  const details = () => ({ stage: step.stage, progress: done, line });

  const record = (): Promise<void> => {
    const { jobId, ...own } = step;
    return recordSteps(deps, jobId, [{ ...own, done, line }]);
  };
  const write = (): void => {
    pending = undefined;
    writing = writing.then(record);
  };

  const report: Report = (fraction, count) => {
    done = Math.min(1, Math.max(done, fraction));
    line = count ?? line;
    context.heartbeat(details());
    pending ??= setTimeout(write, reserveNextUpdate(step.jobId));
  };

  try {
    report(0);
    const result = await withHeartbeats(() => work(report), details);
    done = 1;
    return result;
  } finally {
    clearTimeout(pending);
    write();
    await writing;
  }
}

/** Minimum time between two updates of a job, however many of its chunks run in this worker. */
const MIN_INTERVAL_MS = 250;
const nextUpdates = new Map<string, number>();

/** Reserves the job's next slot for an update and returns the ms until then. */
function reserveNextUpdate(jobId: string): number {
  const now = Date.now();
  for (const [id, turn] of nextUpdates) if (turn < now) nextUpdates.delete(id);
  const turn = nextUpdates.get(jobId) ?? now;
  nextUpdates.set(jobId, turn + MIN_INTERVAL_MS);
  return turn - now;
}
