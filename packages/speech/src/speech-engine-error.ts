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

interface Answered {
  readonly headers?: Headers | undefined;
  readonly cause?: unknown;
}

/** The failure that an HTTP status tells. */
export function failureOfStatus(
  status: number | undefined,
  message: string,
  { headers, cause }: Answered = {},
): SpeechEngineError {
  if (status === 429) {
    const retryAfterMs = readRetryAfter(headers);
    return new SpeechEngineError("rate_limited", message, { cause, retryAfterMs });
  }
  // A wrong key or a missing model is not the input's fault: tried again for a while, like an outage.
  const refused = status === 400 || status === 413 || status === 415 || status === 422;
  return new SpeechEngineError(refused ? "rejected" : "unavailable", message, { cause });
}

/** Servers send milliseconds, seconds or a date. */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const ms = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = Number(value);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}
