import { isAnswer } from "./error-message.ts";

/** Three retries; an answer such as 404 is final and is not asked for again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 3 && !isAnswer(error);
}

/** Exponential back-off in ms: 1 s, 2 s, 4 s, …, at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}
