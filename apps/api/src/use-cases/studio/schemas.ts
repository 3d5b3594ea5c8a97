import {
  changesSchema,
  EDIT_KINDS,
  FILE_TOO_LARGE,
  jobFailureCodeSchema,
  jobStatusSchema,
  languageCodeSchema,
  PRESIGNED,
  SCRIPT_LIMITS,
  scriptSpeakerSchema,
  stageSchema,
  textSchema,
  uploadTargetSchema,
  uuidSchema,
} from "@dubdeck/domain";
import { studioLineSchema } from "@dubdeck/dubbing";
import { z } from "zod";

export const priceSchema = z.object({
  ms: z.int().meta({ description: "Sum of the lengths of the lines that have to be spoken." }),
  lines: z.int().meta({ description: "Number of these lines." }),
  hasChanges: z.boolean().meta({ description: "Whether anything differs from what is published." }),
});

export const revisionSchema = z.object({
  id: uuidSchema.meta({ description: "Also a job's id: it can be read and cancelled as one." }),
  number: z.int().positive().meta({ description: "1 is the first dub." }),
  name: z.string().nullable(),
  status: jobStatusSchema,
  progress: z.int(),
  stage: stageSchema.nullable(),
  timeLeftMs: z.int().nullable(),
  published: z.boolean().meta({ description: "Whether it is the one that is downloaded." }),
  changedLines: z.int().nullable().meta({ description: "Null for the first dub." }),
  billedMs: z.int().nullable().meta({ description: "Null for the first dub." }),
  createdAt: z.date(),
  finishedAt: z.date().nullable(),
  error: z.string().nullable(),
  failureCode: jobFailureCodeSchema.nullable(),
});
/** A numbered state of a dub's script, with its own video. */
export type Revision = z.infer<typeof revisionSchema>;

export const studioStateSchema = z.object({
  price: priceSchema,
  /** Number of the published revision; null before there is a dub. */
  published: z.int().nullable(),
  /** The revision being made; null if there is none. */
  running: revisionSchema.nullable(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
});
export type StudioState = z.infer<typeof studioStateSchema>;

export const studioSchema = studioStateSchema.extend({
  jobId: uuidSchema,
  videoId: uuidSchema,
  status: jobStatusSchema,
  sourceLanguage: z.string().nullable(),
  targetLanguage: languageCodeSchema,
  lines: z.array(studioLineSchema),
  speakers: z.array(scriptSpeakerSchema),
});
export type Studio = z.infer<typeof studioSchema>;

export const scriptLinesSchema = z.object({
  lines: z.array(studioLineSchema),
  speakers: z.array(scriptSpeakerSchema),
});
export type ScriptLines = z.infer<typeof scriptLinesSchema>;

export const editedSchema = studioStateSchema.extend({
  /** Number of the step in the history; null if the edit changed nothing. */
  number: z.int().nullable(),
  /** Lines as they are now, of all that changed or whose voice changed. */
  lines: z.array(studioLineSchema),
  /** Ids of the lines that are gone. */
  removed: z.array(z.string()),
  speakers: z.array(scriptSpeakerSchema),
});
export type EditResult = z.infer<typeof editedSchema>;

export const historySchema = z.object({
  items: z.array(
    z.object({
      number: z.int(),
      kind: z.enum(EDIT_KINDS),
      actor: z.string().meta({ description: "The user's address, or the name of an API key." }),
      changes: changesSchema,
      state: z.enum(["applied", "undone", "dropped"]),
      createdAt: z.date(),
    }),
  ),
});

/** A revision's number, or that of a step of the history. */
export const numberSchema = z.int32().positive();

export const revisionNameSchema = textSchema.trim().max(80).nullable();

/** What a revision looks and sounds like, to compare it by ear. */
export const revisionFilesSchema = z.object({
  previewUrl: z.string().nullable().meta({ description: PRESIGNED }),
  outputUrl: z.string().nullable().meta({ description: PRESIGNED }),
});

export const draftSchema = z.object({
  url: z.string().meta({ description: `A WAV file. ${PRESIGNED}` }),
  startMs: z.int().meta({ description: "When the line would be heard, from the video's start." }),
  ms: z.int().meta({ description: "How long it lasts." }),
});
/** A line as the next revision would play it. */
export type Draft = z.infer<typeof draftSchema>;

export const alternativesSchema = z.object({
  texts: z.array(z.string()).meta({ description: "Empty if there is no other translation." }),
});

export const recordingTargetSchema = uploadTargetSchema.extend({
  upload: uuidSchema.meta({ description: "Names the recording once it is uploaded." }),
});
export type RecordingTarget = z.infer<typeof recordingTargetSchema>;

export const scriptFileSchema = z.object({
  filename: z.string(),
  type: z.string().meta({ description: "The file's media type." }),
  encoding: z.enum(["utf8", "base64"]).meta({ description: "How `content` holds the file." }),
  content: z.string(),
});
/** A script as a file. */
export type ScriptFile = z.infer<typeof scriptFileSchema>;

export const scriptContentSchema = textSchema
  .min(1, "This file is empty.")
  .max(SCRIPT_LIMITS.maxFileChars, FILE_TOO_LARGE);
