import { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import { jobSchema } from "./job-schema.ts";
import { PRESIGNED, textSchema, uuidSchema } from "./text.ts";

/** The longest video that is read, uploaded or fetched, in ms. */
export const MAX_VIDEO_MS = 6 * 3_600_000;
/** The largest picture in pixels: 4K of any shape, and a little more. */
export const MAX_PICTURE_PIXELS = 4096 * 4096;
/** The most tracks of a file; cameras write a dozen. */
export const MAX_STREAMS = 32;

export const createVideoSchema = z.object({ fileUrl: textSchema.min(1).max(4096) });

/** What became of an upload: its video, or why it can be none, with a sentence for its owner. */
export type Registration =
  | { readonly videoId: string }
  | { readonly refused: { readonly code: ErrorCode; readonly message: string } };

export const videoSchema = z.object({
  id: uuidSchema,
  filename: z.string(),
  durationMs: z.int(),
  width: z.int(),
  height: z.int(),
  sizeBytes: z.int(),
  createdAt: z.date(),
  sourceUrl: z.string().meta({ description: PRESIGNED }),
  thumbnailUrl: z.string().nullable().meta({ description: PRESIGNED }),
});
export type Video = z.infer<typeof videoSchema>;

/** A video in the owner's list, with its newest dub. */
export const videoListItemSchema = videoSchema.extend({ newestJob: jobSchema.nullable() });
export type VideoListItem = z.infer<typeof videoListItemSchema>;
