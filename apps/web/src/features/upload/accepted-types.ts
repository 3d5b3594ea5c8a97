import { isUploadMime, UPLOAD_TYPES } from "@dubdeck/domain";

/** What the file chooser offers: the types with their extensions. */
export const ACCEPTED_TYPES: Record<string, string[]> = Object.fromEntries(
  Object.entries(UPLOAD_TYPES).map(([mime, extension]) => [mime, [`.${extension}`]]),
);

/** The file's type as the server knows it: systems disagree about AVI, so the extension decides. */
export function mimeOf(file: File): string {
  if (isUploadMime(file.type)) return file.type;
  const extension = file.name.split(".").pop()?.toLowerCase();
  const known = Object.entries(UPLOAD_TYPES).find(([, own]) => own === extension);
  return known?.[0] ?? (file.type || "application/octet-stream");
}
