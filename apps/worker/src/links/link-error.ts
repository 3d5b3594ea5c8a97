import { IMPORT_FAILURES, type ImportFailureCode } from "@dubdeck/domain";

/** Thrown when a link cannot be imported. Only UNREACHABLE is retried. */
export class LinkError extends Error {
  override readonly name = "LinkError";
  readonly code: ImportFailureCode;

  /** @param message A sentence for the owner; by default the code's message. */
  constructor(code: ImportFailureCode, message: string = IMPORT_FAILURES[code], cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  get isRetryable(): boolean {
    return this.code === "UNREACHABLE";
  }
}
