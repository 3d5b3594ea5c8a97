import { STAGES, type Stage } from "./job.ts";
import { shareDone, STAGE_SHARE, type StageStep } from "./progress.ts";

/**
 * By stage, the milliseconds that a second of video makes its owner wait. Stages overlap, so each
 * has the part of the whole wait that its work is of all the work: together they are the wait.
 */
export type StageSpeeds = Readonly<Record<Stage, number>>;

/** A minute of video takes a minute and a half on 2 cores. */
const TYPICAL_MS_PER_SECOND = 1500;

/** What is expected where nothing was measured yet. */
export const TYPICAL_SPEEDS: StageSpeeds = byStage(
  (stage) => (STAGE_SHARE[stage] / 100) * TYPICAL_MS_PER_SECOND,
);

export interface DubTimes {
  /** The parts of its work, which may have run beside each other. */
  readonly steps: readonly { readonly stage: Stage; readonly ms: number }[];
  /** From the job's start to its end. */
  readonly tookMs: number;
  /** Of the video. */
  readonly durationMs: number;
}

/** The speeds that a finished dub shows; null where no work was noted. */
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

/** What to expect after these dubs: stage by stage the median, which a single odd dub does not move. */
export function expectedSpeeds(measured: readonly StageSpeeds[]): StageSpeeds {
  if (measured.length === 0) return TYPICAL_SPEEDS;
  return byStage((stage) => median(measured.map((speeds) => speeds[stage])));
}

/** Milliseconds until a job is done that is so far; it never grows while the job goes on. */
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
