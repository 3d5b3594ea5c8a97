import { z } from "zod";
import { BACKGROUNDS, DEFAULT_BACKGROUND } from "./dub-defaults.ts";
import { JOB_FAILURES, type JobFailureCode } from "./errors.ts";
import { jobStatusSchema, stageSchema } from "./job.ts";
import { languageCodeSchema } from "./language.ts";
import { PRESIGNED, textSchema, uuidSchema } from "./text.ts";

export const backgroundSchema = z.enum(BACKGROUNDS);

const SPEAKER_IDS = "Please name speakers as the report does, such as S1.";

export const createJobSchema = z.object({
  videoId: uuidSchema,
  targetLanguage: languageCodeSchema,
  voicePreset: textSchema.min(1).max(100),
  dualAudio: z.boolean().default(false),
  background: backgroundSchema.default(DEFAULT_BACKGROUND),
  /** Voices for individual speakers, by the speaker ids in the report. */
  voices: z
    .record(z.string().regex(/^S\d{1,3}$/, SPEAKER_IDS), z.string().min(1).max(100))
    .default({}),
  /** Detected if omitted. */
  sourceLanguage: z
    .string()
    .regex(/^[a-z]{2,3}$/, "Please give the spoken language as an ISO 639 code, such as en.")
    .optional(),
  /** Waits after translation until the script is approved. */
  review: z.boolean().default(false),
  burnSubtitles: z.boolean().default(false),
});

/** The same dub in several languages, made one after another in this order. */
export const createJobsSchema = createJobSchema.omit({ targetLanguage: true }).extend({
  targetLanguages: z
    .array(languageCodeSchema)
    .min(1, "Please choose a language.")
    .refine((codes) => new Set(codes).size === codes.length, "Please choose each language once."),
});
export type CreateJobs = z.infer<typeof createJobsSchema>;
/** Input before defaults are applied. */
export type CreateJobsInput = z.input<typeof createJobsSchema>;

/** Lines done, and lines known so far, in the current stage. */
export const lineCountSchema = z.object({ done: z.int(), total: z.int() });
export type LineCount = z.infer<typeof lineCountSchema>;

/** Whether audio or subtitles belong to the dub or the original. */
export const trackSchema = z.enum(["dub", "original"]);
export type Track = z.infer<typeof trackSchema>;

/** Selects a finished dub's subtitles: SubRip for editors and players, WebVTT for browsers. */
export const subtitlesSchema = z.object({
  track: trackSchema.default("dub"),
  format: z.enum(["srt", "vtt"]).default("srt"),
});
export type Subtitles = z.infer<typeof subtitlesSchema>;

export const jobFailureCodeSchema = z.enum(Object.keys(JOB_FAILURES) as JobFailureCode[]);

export const jobSchema = z.object({
  id: uuidSchema,
  videoId: uuidSchema,
  status: jobStatusSchema,
  progress: z.int().min(0).max(100).meta({ description: "Of the whole job; never decreases." }),
  stage: stageSchema.nullable(),
  line: lineCountSchema.nullable().meta({ description: "Lines done in the current stage." }),
  timeLeftMs: z.int().min(0).nullable().meta({
    description:
      "Until it is done, by what the stages took in recent dubs; null before it has begun.",
  }),
  sourceLanguage: z.string().nullable().meta({
    description: "ISO 639, as asked for or as detected; null until one of both.",
  }),
  languageDetected: z.boolean().meta({ description: "Whether it was detected, not asked for." }),
  targetLanguage: languageCodeSchema,
  voicePreset: z.string(),
  voices: z.record(z.string(), z.string()).meta({
    description: "Voices chosen for single speakers, by speaker's id.",
  }),
  dualAudio: z.boolean(),
  background: backgroundSchema,
  review: z.boolean().meta({ description: "Whether it waits for approval after translation." }),
  burnSubtitles: z.boolean().meta({ description: "Whether the picture shows the subtitles." }),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
  previewUrl: z.string().nullable().meta({ description: PRESIGNED }),
  outputUrl: z.string().nullable().meta({ description: PRESIGNED }),
  error: z.string().nullable().meta({ description: "A sentence for the job's owner." }),
  failureCode: jobFailureCodeSchema.nullable().meta({ description: "Set when failed." }),
});
export type Job = z.infer<typeof jobSchema>;
