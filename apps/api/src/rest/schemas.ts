import {
  backgroundSchema,
  type Import,
  importSchema,
  type Job,
  jobFailureCodeSchema,
  jobStatusSchema,
  languageCodeSchema,
  lineCountSchema,
  type Paged,
  planSchema,
  stageSchema,
  type UsageAnalytics,
  type User,
  uuidSchema,
  type VideoListItem,
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
  .object({
    id: uuidSchema,
    email: z.string(),
    plan: planSchema,
    email_verified: z.boolean(),
    created_at: date,
  })
  .meta({ id: "User" });

export const toRestUser = (user: User): z.infer<typeof restUserSchema> => ({
  id: user.id,
  email: user.email,
  plan: user.plan,
  email_verified: user.emailVerified,
  created_at: user.createdAt.toISOString(),
});

export const restJobSchema = z
  .object({
    id: uuidSchema,
    job_id: uuidSchema.meta({ description: "The same as id." }),
    video_id: uuidSchema,
    status: jobStatusSchema,
    progress: z.int().min(0).max(100).meta({ description: "Of the whole job; never decreases." }),
    stage: stageSchema.nullable(),
    line: lineCountSchema.nullable().meta({ description: "Lines done in the current stage." }),
    time_left_ms: z.int().min(0).nullable().meta({
      description:
        "Until it is done, by what the stages took in recent dubs; null before it has begun.",
    }),
    source_language: z.string().nullable().meta({ description: "As asked for or as detected." }),
    language_detected: z.boolean(),
    target_language: languageCodeSchema,
    voice_preset: z.string(),
    voices: z.record(z.string(), z.string()).meta({ description: "Voices of single speakers." }),
    dual_audio: z.boolean(),
    background: backgroundSchema,
    created_at: date,
    started_at: date.nullable(),
    finished_at: date.nullable(),
    preview_url: z.string().nullable().meta({ description: "Presigned; lives one hour." }),
    output_url: z.string().nullable().meta({ description: "Presigned; lives one hour." }),
    error: z.string().nullable().meta({ description: "A sentence for the job's owner." }),
    failure_code: jobFailureCodeSchema.nullable().meta({ description: "Set when failed." }),
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
  time_left_ms: job.timeLeftMs,
  source_language: job.sourceLanguage,
  language_detected: job.languageDetected,
  target_language: job.targetLanguage,
  voice_preset: job.voicePreset,
  voices: job.voices,
  dual_audio: job.dualAudio,
  background: job.background,
  created_at: job.createdAt.toISOString(),
  started_at: job.startedAt?.toISOString() ?? null,
  finished_at: job.finishedAt?.toISOString() ?? null,
  preview_url: job.previewUrl,
  output_url: job.outputUrl,
  error: job.error,
  failure_code: job.failureCode,
});

export const restVideoSchema = z
  .object({
    id: z.uuid(),
    video_id: z.uuid().meta({ description: "The same as id." }),
    filename: z.string(),
    duration_ms: z.int(),
    width: z.int(),
    height: z.int(),
    size_bytes: z.int(),
    created_at: date,
    source_url: z.string().meta({ description: "Presigned; lives one hour." }),
    thumbnail_url: z.string().nullable().meta({ description: "Presigned; lives one hour." }),
    newest_job: restJobSchema.nullable(),
  })
  .meta({ id: "Video" });

export const toRestVideo = (video: VideoListItem): z.infer<typeof restVideoSchema> => ({
  id: video.id,
  video_id: video.id,
  filename: video.filename,
  duration_ms: video.durationMs,
  width: video.width,
  height: video.height,
  size_bytes: video.sizeBytes,
  created_at: video.createdAt.toISOString(),
  source_url: video.sourceUrl,
  thumbnail_url: video.thumbnailUrl,
  newest_job: video.newestJob && toRestJob(video.newestJob),
});

export const restPageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: "Send it as `cursor` to read on; null at the end." }),
  });

export const toRestPage = <T, R>({ items, nextCursor }: Paged<T>, toRest: (item: T) => R) => ({
  items: items.map((item) => toRest(item)),
  next_cursor: nextCursor,
});

const { id, url, status, progress, error } = importSchema.shape;

export const restImportSchema = z
  .object({
    id,
    import_id: id.meta({ description: "The same as id." }),
    url,
    status,
    progress: progress.meta({ description: "Never decreases." }),
    video_id: uuidSchema.nullable().meta({ description: "Set when completed." }),
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
