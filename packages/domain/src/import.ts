import { z } from "zod";
import { MEDIA_FAILURES } from "./errors.ts";
import { OUR_FAULT } from "./sentences.ts";
import { type Plan, PLANS, quotaMs } from "./plan.ts";
import { textSchema, uuidSchema } from "./text.ts";
import { MAX_VIDEO_MS } from "./video.ts";

export const importStatusSchema = z.enum(["queued", "fetching", "completed", "failed", "canceled"]);
export type ImportStatus = z.infer<typeof importStatusSchema>;

export const ACTIVE_IMPORT_STATUSES = ["queued", "fetching"] as const satisfies ImportStatus[];

/** A link to fetch a video from; its target address is only checked when it is fetched. */
export const linkSchema = textSchema
  .trim()
  .max(2048, "This link is too long.")
  .pipe(
    z
      .url({ protocol: /^https?$/, error: "Please paste a link that starts with https://." })
      .refine((link) => !/^[^/]*\/\/[^/?#]*@/.test(link), "A link must not contain a password."),
  );

export const createImportSchema = z.object({ url: linkSchema });
export type CreateImport = z.infer<typeof createImportSchema>;

/** The import of a video from a link into the user's videos. */
export const importSchema = z.object({
  id: uuidSchema,
  url: z.string(),
  status: importStatusSchema,
  progress: z.int().min(0).max(100).meta({ description: "Never decreases." }),
  error: z.string().nullable().meta({ description: "A sentence for the import's owner." }),
  videoId: uuidSchema.nullable().meta({
    description: "Set when completed, until the video is removed.",
  }),
  createdAt: z.date(),
});
export type Import = z.infer<typeof importSchema>;

/** Returns how many imports a user may run at once: as many as files per drop, at most 20. */
export const importsAtOnce = (plan: Plan): number => Math.min(PLANS[plan].filesPerDrop ?? 20, 20);

/** Returns the longest video to fetch, in ms: the plan's monthly quota, at most six hours. */
export const longestImportMs = (plan: Plan): number =>
  Math.min(quotaMs(plan) ?? MAX_VIDEO_MS, MAX_VIDEO_MS);

/**
 * Reasons why a video could not be fetched, each with a message for its owner. The keys are the types
 * of the import's non-retryable ApplicationFailures. Problems with the file itself have other messages.
 */
export const IMPORT_FAILURES = {
  PRIVATE_ADDRESS: "This link leads to a private address. Please use a link that anyone can open.",
  NOT_FOUND: "There is nothing at this link. Please check it.",
  NO_ACCESS: "The site shows this video to signed-in viewers only. Please upload the file instead.",
  NO_VIDEO: "No video was found at this link.",
  SEVERAL: "This link leads to several videos. Please paste the link of one of them.",
  LIVE: "Live streams cannot be fetched. Please come back when the recording is available.",
  TOO_LONG: "This video is longer than your plan can dub.",
  TOO_LARGE: "File is too large.",
  TOO_SLOW: "The site sends this video too slowly. Please upload the file instead.",
  UNREACHABLE: "The video could not be fetched from this site. Please upload the file instead.",
  NOT_SET_UP: "Upload by link is not set up on this server. Please upload the file instead.",
  BAD_FILE: MEDIA_FAILURES.NOT_A_VIDEO,
  INTERNAL: OUR_FAULT,
} as const;
export type ImportFailureCode = keyof typeof IMPORT_FAILURES;
