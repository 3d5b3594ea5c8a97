import { STAGES, type Stage } from "./job.ts";
import type { LineCount } from "./job-schema.ts";

/** How far one part of one stage is: a chunk's transcription, a chunk's synthesis, the mix, … */
export interface StageStep {
  readonly stage: Stage;
  /** 0 to 1. */
  readonly done: number;
  /** Share of its stage, 0 to 1: for a chunk its share of the video's length. A stage's shares add up to 1. */
  readonly weight: number;
  readonly line?: LineCount | undefined;
}

/** What is told of a job's progress. */
export interface Progress {
  /** Whole per cent, 0 to 100. */
  readonly progress: number;
  readonly stage: Stage;
  readonly line: LineCount | null;
}

/** Where the time goes in a typical job on 2 cores, in per cent. */
export const STAGE_SHARE: Readonly<Record<Stage, number>> = {
  transcribe: 20,
  translate: 5,
  synthesize: 50,
  mix: 10,
  finalize: 15,
};

/** Shares are fractions of a length, so a finished stage may miss 1 by a rounding error. */
const ROUNDING = 1e-6;

/**
 * The whole job's progress from its steps. The stage shown is the earliest one not yet done:
 * chunks run ahead of each other, and only this choice never goes back.
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

/** How much of a stage is done, 0 to 1. */
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
