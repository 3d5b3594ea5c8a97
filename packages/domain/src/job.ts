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

/** What the site shows for a stage; anything unknown is 'Processing...'. */
export function stageLabel(stage: string | null | undefined): string {
  const known = STAGES.find((name) => name === stage);
  return known ? STAGE_LABELS[known] : "Processing...";
}

export const JOB_STATUSES = [
  "queued",
  "processing",
  "preview_ready",
  "completed",
  "failed",
  "canceled",
] as const;
export const jobStatusSchema = z.enum(JOB_STATUSES);
export type JobStatus = z.infer<typeof jobStatusSchema>;

/** From which states a status may be entered. Each change is a compare-and-set against this table. */
export const ENTERED_FROM: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  queued: [],
  processing: ["queued"],
  preview_ready: ["processing"],
  completed: ["processing", "preview_ready"],
  failed: ["queued", "processing", "preview_ready"],
  canceled: ["queued", "processing", "preview_ready"],
};

/** A job that will not change any more. */
export const isFinished = (status: JobStatus): boolean =>
  status === "completed" || status === "failed" || status === "canceled";

/** Whether its owner may still cancel: a dub whose preview can be watched is as good as delivered. */
export const isCancelable = (status: JobStatus): boolean =>
  status === "queued" || status === "processing";

/** Statuses in which a video counts as being dubbed. */
export const ACTIVE_STATUSES = JOB_STATUSES.filter((status) => !isFinished(status));
