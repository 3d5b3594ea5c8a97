import OpenAI, { APIError } from "openai";
import { failureOfStatus } from "../speech-engine-error.ts";
import type { EngineEndpoint } from "../config.ts";

/** Maximum time for one chunk. */
const TIMEOUT_MS = 10 * 60_000;

/** Creates a client without retries: the pipeline decides when to retry. */
export function createClient({ baseUrl, apiKey }: EngineEndpoint): OpenAI {
  return new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: TIMEOUT_MS });
}

/** Returns whether the server is OpenAI's, which may reject fields that other servers ignore. */
export const isOpenAI = ({ baseUrl }: EngineEndpoint): boolean =>
  /(^|\.)openai\.com$/.test(new URL(baseUrl).hostname);

/**
 * Runs a call to an engine and converts API errors.
 * @throws SpeechEngineError, or the signal's reason if it was aborted
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
  // Used-up credit has the status of a rate limit, but waiting does not restore it.
  const spent = status === 429 && code === "insufficient_quota";
  return failureOfStatus(spent ? 402 : status, message, { headers, cause: error });
}
