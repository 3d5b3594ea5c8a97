import { z, type ZodType } from "zod";
import type { LibreTranslateServer } from "../config.ts";
import { jsonText } from "../json-text.ts";
import { failureOfStatus, SpeechEngineError } from "../speech-engine-error.ts";

interface Question {
  /** Sent by POST with the server's API key; without it, the request is a GET. */
  readonly json?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
}

/**
 * Calls a LibreTranslate API and validates the answer; times out after 10 minutes by default.
 * @throws SpeechEngineError, or the signal's reason if it was aborted
 */
export async function ask<T>(
  { baseUrl, apiKey }: LibreTranslateServer,
  path: string,
  schema: ZodType<T>,
  { json, signal, timeoutMs = 10 * 60_000 }: Question,
): Promise<T> {
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  const request: RequestInit = {
    signal: AbortSignal.any(limits),
    ...(json && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(apiKey === null ? json : { ...json, api_key: apiKey }),
    }),
  };
  try {
    const response = await fetch(baseUrl + path, request);
    if (!response.ok) throw await failureOf(response);
    return schema.parse(await response.json());
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof SpeechEngineError) throw cause;
    const problem = cause instanceof z.ZodError ? "gives an unexpected answer" : "can't be reached";
    const message = `The translation server ${problem}: ${baseUrl + path}`;
    throw new SpeechEngineError("unavailable", message, { cause });
  }
}

async function failureOf(response: Response): Promise<SpeechEngineError> {
  const text = await response.text();
  const error = errorSchema.safeParse(text);
  const message = error.success ? error.data.error : text || response.statusText;
  return failureOfStatus(response.status, message, { headers: response.headers });
}

const errorSchema = jsonText.pipe(z.object({ error: z.string() }));
