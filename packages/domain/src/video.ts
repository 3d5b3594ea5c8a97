import { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import { jobSchema } from "./job-schema.ts";
import { PRESIGNED, textSchema, uuidSchema } from "./text.ts";

/** Maximum duration of an uploaded or imported video, in ms. */
export const MAX_VIDEO_MS = 6 * 3_600_000;
/** Maximum picture size in pixels: slightly more than 4K, in any aspect ratio. */
export const MAX_PICTURE_PIXELS = 4096 * 4096;
/** Maximum number of tracks in a file; cameras write up to a dozen. */
export const MAX_STREAMS = 32;

export const createVideoSchema = z.object({ fileUrl: textSchema.min(1).max(4096) });

/** Result of registering an upload: the video's id, or the reason it was refused. */
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

/** A video in the owner's list, with its newest job. */
export const videoListItemSchema = videoSchema.extend({ newestJob: jobSchema.nullable() });
export type VideoListItem = z.infer<typeof videoListItemSchema>;
