import OpenAI, { APIError } from "openai";
import { SpeechEngineError } from "../speech-engine-error.ts";
import type { EngineEndpoint } from "../config.ts";

/** The longest that an engine may think about one chunk. */
const TIMEOUT_MS = 10 * 60_000;

/** A client without retries of its own: the pipeline retries, and knows when. */
export function createClient({ baseUrl, apiKey }: EngineEndpoint): OpenAI {
  return new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: TIMEOUT_MS });
}

/**
 * Runs a call to an engine and names its failure.
 * @throws SpeechEngineError, or the signal's reason when it was aborted
 */
export async function callEngine<T>(
  signal: AbortSignal | undefined,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    signal?.throwIfAborted();
    throw toEngineError(error);
  }
}

function toEngineError(error: unknown): unknown {
  if (!(error instanceof APIError)) return error;
  const { status, headers, message, code } = error;
  // Spent credit is answered like a limit, but no waiting brings it back.
  if (status === 429 && code !== "insufficient_quota") {
    const retryAfterMs = readRetryAfter(headers);
    return new SpeechEngineError("rate_limited", message, { cause: error, retryAfterMs });
  }
  // A wrong key or a missing model is not the input's fault: tried again for a while, like an outage.
  const refused = status === 400 || status === 413 || status === 415 || status === 422;
  return new SpeechEngineError(refused ? "rejected" : "unavailable", message, { cause: error });
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
