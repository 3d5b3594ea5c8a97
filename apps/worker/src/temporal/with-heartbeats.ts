import { Context } from "@temporalio/activity";
import type { ActivityInboundCallsInterceptor } from "@temporalio/worker";

const HEARTBEAT_MS = 500;

/**
 * Runs an activity's work with a heartbeat twice a second, also while nothing moves: it tells that
 * the worker lives, and cancellation comes back only through it.
 * @param details What Temporal UI shows of the activity, read at every beat.
 */
export async function withHeartbeats<T>(
  work: () => Promise<T>,
  details?: () => unknown,
): Promise<T> {
  const context = Context.current();
  const ticker = setInterval(() => context.heartbeat(details?.()), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(ticker);
  }
}

/** Heartbeats for activities that report nothing, so that those of a killed worker are noticed. */
export const heartbeatInterceptor: ActivityInboundCallsInterceptor = {
  execute: (input, next) => withHeartbeats(() => next(input)),
};
