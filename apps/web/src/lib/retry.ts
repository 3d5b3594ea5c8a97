import { isRefusal } from "./error-message.ts";

/** Returns whether to retry: at most three times, and never after a refusal such as 404. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 3 && !isRefusal(error);
}

/** Returns the exponential back-off in ms: 1 s, 2 s, 4 s, …, at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}
