import { z } from "zod";
import { textSchema } from "./text.ts";

/** Supported upload containers, by MIME type. */
export const UPLOAD_TYPES = {
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/x-msvideo": "avi",
} as const;
export type UploadMime = keyof typeof UPLOAD_TYPES;

export const isUploadMime = (mime: string): mime is UploadMime => Object.hasOwn(UPLOAD_TYPES, mime);

export const WRONG_TYPE_MESSAGE = "File type not supported. Please use MP4, MOV, or AVI files";

/** Returns the message for a file over the plan's limit, as worded in the specification. */
export function tooLargeMessage(maxBytes: number): string {
  return `File is too large. Maximum size is ${Math.round(maxBytes / (1024 * 1024))}MB`;
}

/** Lifetime of a signed upload form, in seconds. */
export const UPLOAD_FORM_SECONDS = 3600;

export const signUploadSchema = z.object({
  filename: textSchema.trim().min(1).max(255),
  mime: textSchema.min(1).max(255),
  /** Bytes. */
  size: z.int().positive("The file is empty. Please choose another one."),
});
export type SignUpload = z.infer<typeof signUploadSchema>;

/** A presigned POST: send `fields` as form fields, then the file as field `file`, to `url`. */
export const uploadTargetSchema = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  fileUrl: z.string(),
});
export type UploadTarget = z.infer<typeof uploadTargetSchema>;
