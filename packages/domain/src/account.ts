import { z } from "zod";
import { importSchema } from "./import.ts";
import { jobSchema } from "./job-schema.ts";
import { textSchema, uuidSchema } from "./text.ts";
import { apiKeySchema, settingsSchema } from "./settings.ts";
import { userSchema } from "./user.ts";
import { videoSchema } from "./video.ts";

/** All that is stored about an account, for its owner. URLs are presigned and live one hour. */
export const accountExportSchema = z.object({
  exportedAt: z.date(),
  user: userSchema,
  settings: settingsSchema,
  videos: z.array(videoSchema.extend({ jobs: z.array(jobSchema) })),
  imports: z.array(importSchema),
  apiKeys: z.array(apiKeySchema),
  usage: z.array(
    z.object({
      /** Null for `carry`: what an earlier account of the address used. */
      jobId: uuidSchema.nullable(),
      kind: z.enum(["reserve", "settle", "release", "carry"]),
      ms: z.int(),
      /** First day of the month that pays. */
      period: z.iso.date(),
      createdAt: z.date(),
    }),
  ),
  subscriptions: z.array(
    z.object({ id: z.string(), plan: z.string(), status: z.string(), periodEnd: z.date() }),
  ),
  changes: z.array(
    z.object({ actor: z.string(), action: z.string(), detail: z.unknown(), createdAt: z.date() }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** Typed by the owner, so that an account is never removed by a slip. */
export const removeAccountSchema = z.object({ confirmEmail: textSchema.trim().toLowerCase() });
