import {
  type Import,
  importSchema,
  type Job,
  jobStatusSchema,
  languageCodeSchema,
  lineCountSchema,
  planSchema,
  stageSchema,
  type UsageAnalytics,
  type User,
  type Voice,
  voiceSchema,
} from "@dubdeck/domain";
import { z } from "zod";

/** The REST door speaks snake_case and plain JSON; dates are ISO 8601. */
const date = z.iso.datetime();

/** For reads of a file: its address, or at once the file. */
export const redirectQuery = z.object({
  redirect: z.literal("1").optional().meta({ description: "Answer with a redirect to the file." }),
});
export const redirectAnswer = z.null().meta({ description: "To the file, with `?redirect=1`." });
export const restUrlSchema = z.object({
  url: z.string().meta({ description: "Presigned; lives one hour." }),
});

export const restErrorSchema = z
  .object({
    message: z.string().meta({ description: "A sentence for the user." }),
    code: z.string(),
    request_id: z.string(),
  })
  .meta({ id: "Error" });

export const restUserSchema = z
  .object({ id: z.uuid(), email: z.string(), plan: planSchema, created_at: date })
  .meta({ id: "User" });

export const toRestUser = (user: User): z.infer<typeof restUserSchema> => ({
  id: user.id,
  email: user.email,
  plan: user.plan,
  created_at: user.createdAt.toISOString(),
});

export const restJobSchema = z
  .object({
    id: z.uuid(),
    job_id: z.uuid().meta({ description: "The same as id." }),
    video_id: z.uuid(),
    status: jobStatusSchema,
    progress: z.int().min(0).max(100).meta({ description: "Of the whole job; never decreases." }),
    stage: stageSchema.nullable(),
    line: lineCountSchema.nullable().meta({ description: "Lines done in the current stage." }),
    target_language: languageCodeSchema,
    voice_preset: z.string(),
    dual_audio: z.boolean(),
    created_at: date,
    started_at: date.nullable(),
    finished_at: date.nullable(),
    preview_url: z.string().nullable().meta({ description: "Presigned; lives one hour." }),
    output_url: z.string().nullable().meta({ description: "Presigned; lives one hour." }),
    error: z.string().nullable().meta({ description: "A sentence for the job's owner." }),
  })
  .meta({ id: "Job" });

export const toRestJob = (job: Job): z.infer<typeof restJobSchema> => ({
  id: job.id,
  job_id: job.id,
  video_id: job.videoId,
  status: job.status,
  progress: job.progress,
  stage: job.stage,
  line: job.line,
  target_language: job.targetLanguage,
  voice_preset: job.voicePreset,
  dual_audio: job.dualAudio,
  created_at: job.createdAt.toISOString(),
  started_at: job.startedAt?.toISOString() ?? null,
  finished_at: job.finishedAt?.toISOString() ?? null,
  preview_url: job.previewUrl,
  output_url: job.outputUrl,
  error: job.error,
});

const { id, url, status, progress, error } = importSchema.shape;

export const restImportSchema = z
  .object({
    id,
    import_id: id.meta({ description: "The same as id." }),
    url,
    status,
    progress: progress.meta({ description: "Never decreases." }),
    video_id: z.uuid().nullable().meta({ description: "Set when completed." }),
    created_at: date,
    error: error.meta({ description: "A sentence for the import's owner." }),
  })
  .meta({ id: "Import" });

export const toRestImport = (row: Import): z.infer<typeof restImportSchema> => ({
  id: row.id,
  import_id: row.id,
  url: row.url,
  status: row.status,
  progress: row.progress,
  video_id: row.videoId,
  created_at: row.createdAt.toISOString(),
  error: row.error,
});

const { id: voiceId, name, gender, style, language, native, robotic, pitchHz } = voiceSchema.shape;

export const restVoiceSchema = z
  .object({
    id: voiceId.meta({ description: "The engine's own, for example ef_dora." }),
    name,
    gender,
    style,
    language,
    native: native.meta({ description: "Whether the voice was trained on this language." }),
    robotic: robotic.meta({ description: "Sounds like a machine; there is no better one." }),
    pitch_hz: pitchHz.meta({ description: "Median pitch; null when not measured." }),
  })
  .meta({ id: "Voice" });

export const toRestVoice = (voice: Voice): z.infer<typeof restVoiceSchema> => ({
  id: voice.id,
  name: voice.name,
  gender: voice.gender,
  style: voice.style,
  language: voice.language,
  native: voice.native,
  robotic: voice.robotic,
  pitch_hz: voice.pitchHz,
});

export const restUsageSchema = z.object({
  success_rate: z.number().nullable().meta({ description: "Per cent of finished dubs." }),
  avg_processing_time: z.number().nullable().meta({ description: "Seconds." }),
  top_languages: z.array(z.object({ language: languageCodeSchema, count: z.int() })),
});

export const toRestUsage = (usage: UsageAnalytics): z.infer<typeof restUsageSchema> => ({
  success_rate: usage.successRate,
  avg_processing_time: usage.avgProcessingTime,
  top_languages: usage.topLanguages,
});
