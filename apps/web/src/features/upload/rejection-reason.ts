import { tooLargeMessage, WRONG_TYPE_MESSAGE } from "@dubdeck/domain";
import { ErrorCode, type FileError } from "react-dropzone";

/** Why a file was not taken, in the product's words where it has some. */
export function rejectionReason(errors: readonly FileError[], maxBytes: number): string {
  const codes = new Set(errors.map(({ code }) => code));
  if (codes.has(ErrorCode.FileInvalidType)) return WRONG_TYPE_MESSAGE;
  if (codes.has(ErrorCode.FileTooLarge)) return tooLargeMessage(maxBytes);
  return errors[0]?.message ?? "Please choose another file.";
}
