import { STAGES, type Stage } from "./job.ts";
import type { LineCount } from "./job-schema.ts";

/** Progress of one part of a stage: a chunk's transcription, a chunk's synthesis, the mix, … */
export interface StageStep {
  readonly stage: Stage;
  /** 0 to 1. */
  readonly done: number;
  /** Share of its stage, 0 to 1: for a chunk its share of the video's length. A stage's shares add up to 1. */
  readonly weight: number;
  readonly line?: LineCount | undefined;
}

/** A job's progress as reported to clients. */
export interface Progress {
  /** Whole per cent, 0 to 100. */
  readonly progress: number;
  readonly stage: Stage;
  readonly line: LineCount | null;
}

/** Each stage's share of a typical job's time on 2 cores, in per cent. */
export const STAGE_SHARE: Readonly<Record<Stage, number>> = {
  transcribe: 20,
  translate: 5,
  synthesize: 50,
  mix: 10,
  finalize: 15,
};

/** A finished stage's shares may add up to slightly less than 1. */
const ROUNDING = 1e-6;

/**
 * Computes a job's progress from its steps. Shows the earliest unfinished stage, because chunks overtake
 * each other and any other choice could go backwards.
 */
export function overallProgress(steps: readonly StageStep[]): Progress {
  const percent = STAGES.reduce(
    (sum, stage) => sum + STAGE_SHARE[stage] * shareDone(steps, stage),
    0,
  );
  const current = STAGES.find((stage) => shareDone(steps, stage) < 1) ?? "finalize";
  return {
    progress: Math.floor(percent + ROUNDING),
    stage: current,
    line: lineCount(steps, current),
  };
}

/** Returns how much of a stage is done, 0 to 1. */
export function shareDone(steps: readonly StageStep[], stage: Stage): number {
  const own = steps.filter((step) => step.stage === stage);
  const done = own.reduce((sum, step) => sum + step.weight * step.done, 0);
  return done > 1 - ROUNDING ? 1 : done;
}

function lineCount(steps: readonly StageStep[], stage: Stage): LineCount | null {
  const lines = steps.flatMap((step) => (step.stage === stage && step.line ? [step.line] : []));
  if (lines.length === 0) return null;
  return {
    done: lines.reduce((sum, line) => sum + line.done, 0),
    total: lines.reduce((sum, line) => sum + line.total, 0),
  };
}
