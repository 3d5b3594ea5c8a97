import { IMPORT_FAILURES, type ImportFailureCode } from "@dubdeck/domain";

/** Why a link did not become a video. Only a site that cannot be reached is worth another try. */
export class LinkError extends Error {
  override readonly name = "LinkError";
  readonly code: ImportFailureCode;

  /** @param message A sentence for the owner; by default the code's own. */
  constructor(code: ImportFailureCode, message: string = IMPORT_FAILURES[code], cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  get worthAnotherTry(): boolean {
    return this.code === "UNREACHABLE";
  }
}
