import { tooLargeMessage, WRONG_TYPE_MESSAGE } from "@dubdeck/domain";
import { ErrorCode, type FileError } from "react-dropzone";

/**
 * Returns why a file was rejected: the product's message for type and size, or else the library's.
 */
export function rejectionReason(errors: readonly FileError[], maxBytes: number): string {
  const codes = new Set(errors.map(({ code }) => code));
  if (codes.has(ErrorCode.FileInvalidType)) return WRONG_TYPE_MESSAGE;
  if (codes.has(ErrorCode.FileTooLarge)) return tooLargeMessage(maxBytes);
  return errors[0]?.message ?? "Please choose another file.";
}
