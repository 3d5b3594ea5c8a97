import { z } from "zod";
import { languageCodeSchema } from "./language.ts";

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

/** Statuses in which a video counts as being dubbed. */
export const ACTIVE_STATUSES = JOB_STATUSES.filter((status) => !isFinished(status));

export const createJobSchema = z.object({
  videoId: z.uuid(),
  targetLanguage: languageCodeSchema,
  voicePreset: z.string().min(1).max(100),
  dualAudio: z.boolean().default(false),
  /** Left out: the spoken language is detected. */
  sourceLanguage: z.string().min(2).max(8).optional(),
});
export type CreateJob = z.infer<typeof createJobSchema>;

/** Lines done of the lines known so far in the current stage. */
export const lineCountSchema = z.object({ done: z.int(), total: z.int() });
export type LineCount = z.infer<typeof lineCountSchema>;

export const jobSchema = z.object({
  id: z.uuid(),
  videoId: z.uuid(),
  status: jobStatusSchema,
  /** Of the whole job, 0 to 100; never decreases. */
  progress: z.int().min(0).max(100),
  stage: stageSchema.nullable(),
  line: lineCountSchema.nullable(),
  targetLanguage: languageCodeSchema,
  voicePreset: z.string(),
  dualAudio: z.boolean(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
  /** Presigned reads; they live one hour. */
  previewUrl: z.string().nullable(),
  outputUrl: z.string().nullable(),
  /** A sentence for the owner. */
  error: z.string().nullable(),
});
export type Job = z.infer<typeof jobSchema>;
