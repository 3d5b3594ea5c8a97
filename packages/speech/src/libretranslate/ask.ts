import { z, type ZodType } from "zod";
import type { LibreTranslateServer } from "../config.ts";
import { jsonText } from "../json-text.ts";
import { failureOfStatus, SpeechEngineError } from "../speech-engine-error.ts";

interface Question {
  /** Posted with the server's key; without it, the address is read. */
  readonly json?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
}

/**
 * Asks a server with LibreTranslate's API.
 * @throws SpeechEngineError, or the signal's reason when it was aborted
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
    const problem = cause instanceof z.ZodError ? "answers in another way" : "can't be reached";
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
