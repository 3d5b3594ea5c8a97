import { MEDIA_FAILURES, type MediaFailureCode } from "@dubdeck/domain";

/** The user's file is at fault, so retrying cannot help. Failures of the machine are ProcessErrors. */
export class MediaError extends Error {
  override readonly name = "MediaError";
  readonly code: MediaFailureCode;

  constructor(code: MediaFailureCode, cause?: unknown) {
    super(MEDIA_FAILURES[code], { cause });
    this.code = code;
  }
}
