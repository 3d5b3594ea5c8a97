import { isUploadMime, UPLOAD_TYPES } from "@dubdeck/domain";

/** Accepted MIME types with their extensions, in react-dropzone's format. */
export const ACCEPTED_TYPES: Record<string, string[]> = Object.fromEntries(
  Object.entries(UPLOAD_TYPES).map(([mime, extension]) => [mime, [`.${extension}`]]),
);

/**
 * Returns the file's MIME type as the server names it. Browsers report different types for AVI, so
 * fall back to the extension.
 */
export function mimeOf(file: File): string {
  if (isUploadMime(file.type)) return file.type;
  const extension = file.name.split(".").pop()?.toLowerCase();
  const known = Object.entries(UPLOAD_TYPES).find(([, own]) => own === extension);
  return known?.[0] ?? (file.type || "application/octet-stream");
}
