import { MEDIA_FAILURES, type MediaFailureCode } from "@dubdeck/domain";

/** The file is at fault, so trying again is useless. Failures of the machine are a ProcessError. */
export class MediaError extends Error {
  override readonly name = "MediaError";
  readonly code: MediaFailureCode;

  constructor(code: MediaFailureCode, cause?: unknown) {
    super(MEDIA_FAILURES[code], { cause });
    this.code = code;
  }
}
