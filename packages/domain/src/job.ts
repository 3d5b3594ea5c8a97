import { z } from "zod";

/** The pipeline's stages, in order. */
export const STAGES = ["transcribe", "translate", "synthesize", "mix", "finalize"] as const;
export const stageSchema = z.enum(STAGES);
export type Stage = z.infer<typeof stageSchema>;

const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  transcribe: "Transcribing audio...",
  translate: "Translating text...",
  synthesize: "Synthesizing voice...",
  mix: "Mixing audio...",
  finalize: "Finalizing video...",
};

/** Returns the site's label for a stage; 'Processing...' if it is unknown or missing. */
export function stageLabel(stage: string | null | undefined): string {
  const known = STAGES.find((name) => name === stage);
  return known ? STAGE_LABELS[known] : "Processing...";
}

export const JOB_STATUSES = [
  "queued",
  "processing",
  /** Translated; waits for its owner to approve the script. */
  "review",
  "preview_ready",
  "completed",
  "failed",
  "canceled",
] as const;
export const jobStatusSchema = z.enum(JOB_STATUSES);
export type JobStatus = z.infer<typeof jobStatusSchema>;

/** A dub that nobody approves within this time ends. */
export const REVIEW_DAYS = 30;

/** Statuses from which each status may be entered; every transition is a compare-and-set against this table. */
export const ENTERED_FROM: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  queued: [],
  processing: ["queued", "review"],
  review: ["processing"],
  preview_ready: ["processing"],
  completed: ["processing", "preview_ready"],
  failed: ["queued", "processing", "review", "preview_ready"],
  canceled: ["queued", "processing", "review", "preview_ready"],
};

/** Returns whether a job will not change any more. */
export const isFinished = (status: JobStatus): boolean =>
  status === "completed" || status === "failed" || status === "canceled";

/** Returns whether the owner may still cancel; once the preview is ready, the dub counts as delivered. */
export const isCancelable = (status: JobStatus): boolean =>
  status === "queued" || status === "processing" || status === "review";

/** Statuses of jobs that have not ended. */
export const ACTIVE_STATUSES: readonly JobStatus[] = JOB_STATUSES.filter(
  (status) => !isFinished(status),
);

/**
 * Statuses in which a job occupies its video and counts as running for its owner's plan: not while it
 * waits for review.
 */
export const BUSY_STATUSES: readonly JobStatus[] = ACTIVE_STATUSES.filter(
  (status) => status !== "review",
);
