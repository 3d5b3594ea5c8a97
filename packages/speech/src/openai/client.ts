import OpenAI, { APIError } from "openai";
import { failureOfStatus } from "../speech-engine-error.ts";
import type { EngineEndpoint } from "../config.ts";

/** The longest that an engine may think about one chunk. */
const TIMEOUT_MS = 10 * 60_000;

/** A client without retries of its own: the pipeline retries, and knows when. */
export function createClient({ baseUrl, apiKey }: EngineEndpoint): OpenAI {
  return new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: TIMEOUT_MS });
}

/** Whether this is OpenAI itself, which may refuse fields that other servers ignore. */
export const isOpenAI = ({ baseUrl }: EngineEndpoint): boolean =>
  /(^|\.)openai\.com$/.test(new URL(baseUrl).hostname);

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
  const spent = status === 429 && code === "insufficient_quota";
  return failureOfStatus(spent ? 402 : status, message, { headers, cause: error });
}
