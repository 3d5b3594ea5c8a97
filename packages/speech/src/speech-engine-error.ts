export type SpeechEngineFailure = "rate_limited" | "rejected" | "unavailable";

/**
 * Why an engine did not do its work. `rate_limited` and `unavailable` pass, so the work should be
 * tried again; `rejected` stays: the engine does not take this input, or its settings are wrong.
 */
export class SpeechEngineError extends Error {
  override readonly name = "SpeechEngineError";
  readonly kind: SpeechEngineFailure;
  /** For rate_limited: when to try again, if the engine says so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: SpeechEngineFailure,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number | undefined } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
  }
}
