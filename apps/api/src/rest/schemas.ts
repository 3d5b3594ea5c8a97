import {
  type Import,
  importSchema,
  type Job,
  jobSchema,
  type Paged,
  PRESIGNED,
  type User,
  userSchema,
  uuidSchema,
  type VideoListItem,
  videoListItemSchema,
} from "@dubdeck/domain";
import { z } from "zod";
import { toWire, wireSchema } from "./wire.ts";

/** Query of routes that return a file's URL, or with `?redirect=1` redirect to the file. */
export const redirectQuery = z.object({
  redirect: z.literal("1").optional().meta({ description: "Answer with a redirect to the file." }),
});
export const redirectAnswer = z.null().meta({ description: "To the file, with `?redirect=1`." });
export const restUrlSchema = z.object({
  url: z.string().meta({ description: PRESIGNED }),
});

export const restErrorSchema = z
  .object({
    message: z.string().meta({ description: "A sentence for the user." }),
    code: z.string(),
    request_id: z.string(),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: "After a write of an older version: what it says now." }),
  })
  .meta({ id: "Error" });

export const restUserSchema = wireSchema(userSchema, "User");
export const toRestUser = (user: User) => toWire(userSchema, user);

const sameAsId = uuidSchema.meta({ description: "The same as id." });

const job = jobSchema.extend({ jobId: sameAsId });
export const restJobSchema = wireSchema(job, "Job");
const withJobId = (row: Job) => ({ ...row, jobId: row.id });
export const toRestJob = (row: Job) => toWire(job, withJobId(row));

const video = videoListItemSchema.extend({ videoId: sameAsId, newestJob: job.nullable() });
export const restVideoSchema = wireSchema(video, "Video");
export const toRestVideo = (row: VideoListItem) =>
  toWire(video, { ...row, videoId: row.id, newestJob: row.newestJob && withJobId(row.newestJob) });

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

const importWithId = importSchema.extend({ importId: sameAsId });
export const restImportSchema = wireSchema(importWithId, "Import");
export const toRestImport = (row: Import) => toWire(importWithId, { ...row, importId: row.id });
