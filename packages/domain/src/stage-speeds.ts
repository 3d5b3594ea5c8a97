import { STAGES, type Stage } from "./job.ts";
import { shareDone, STAGE_SHARE, type StageStep } from "./progress.ts";

/**
 * Waiting time per stage, in ms per second of video. Stages overlap, so the total time is divided
 * among them in proportion to their work; the values add up to the total.
 */
export type StageSpeeds = Readonly<Record<Stage, number>>;

/** One minute of video takes 90 s on 2 cores. */
const TYPICAL_MS_PER_SECOND = 1500;

/** Speeds assumed until any were measured. */
export const TYPICAL_SPEEDS: StageSpeeds = byStage(
  (stage) => (STAGE_SHARE[stage] / 100) * TYPICAL_MS_PER_SECOND,
);

export interface DubTimes {
  /** The job's pieces of work, which may have run in parallel. */
  readonly steps: readonly { readonly stage: Stage; readonly ms: number }[];
  /** Time from the job's start to its end. */
  readonly tookMs: number;
  /** Duration of the video. */
  readonly durationMs: number;
}

/** Computes the speeds of a finished dub; null if no work was recorded. */
export function measureSpeeds({ steps, tookMs, durationMs }: DubTimes): StageSpeeds | null {
  const workMs = (own: DubTimes["steps"]) => own.reduce((sum, { ms }) => sum + ms, 0);
  const allMs = workMs(steps);
  if (allMs <= 0) return null;
  const msPerSecond = (tookMs * 1000) / durationMs;
  return byStage((stage) => {
    const own = steps.filter((step) => step.stage === stage);
    return (workMs(own) / allMs) * msPerSecond;
  });
}

/** Returns each stage's median speed, which ignores outliers; TYPICAL_SPEEDS without measurements. */
export function expectedSpeeds(measured: readonly StageSpeeds[]): StageSpeeds {
  if (measured.length === 0) return TYPICAL_SPEEDS;
  return byStage((stage) => median(measured.map((speeds) => speeds[stage])));
}

/** Estimates the time left in ms; it never increases as steps progress. */
export function timeLeft(
  steps: readonly StageStep[],
  speeds: StageSpeeds,
  durationMs: number,
): number {
  const msPerSecond = STAGES.reduce(
    (sum, stage) => sum + speeds[stage] * (1 - shareDone(steps, stage)),
    0,
  );
  return Math.round((msPerSecond * durationMs) / 1000);
}

function byStage(value: (stage: Stage) => number): StageSpeeds {
  return {
    transcribe: value("transcribe"),
    translate: value("translate"),
    synthesize: value("synthesize"),
    mix: value("mix"),
    finalize: value("finalize"),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
