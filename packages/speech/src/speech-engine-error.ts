export type SpeechEngineFailure = "rate_limited" | "rejected" | "unavailable";

/**
 * A failed engine call. `rate_limited` and `unavailable` are temporary, so the call should be retried;
 * `rejected` is permanent: the engine does not accept this input.
 */
export class SpeechEngineError extends Error {
  override readonly name = "SpeechEngineError";
  readonly kind: SpeechEngineFailure;
  /** For rate_limited: time to wait before retrying, if the engine gives one. */
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

interface Answered {
  readonly headers?: Headers | undefined;
  readonly cause?: unknown;
}

/** Converts an HTTP error status to a SpeechEngineError; reads retry headers for 429. */
export function failureOfStatus(
  status: number | undefined,
  message: string,
  { headers, cause }: Answered = {},
): SpeechEngineError {
  if (status === 429) {
    const retryAfterMs = readRetryAfter(headers);
    return new SpeechEngineError("rate_limited", message, { cause, retryAfterMs });
  }
  // A wrong key or missing model is not the input's fault, so it is retried like an outage.
  const refused = status === 400 || status === 413 || status === 415 || status === 422;
  return new SpeechEngineError(refused ? "rejected" : "unavailable", message, { cause });
}

/** Reads the retry delay in ms; servers send milliseconds, seconds or a date. */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const ms = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = Number(value);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}
