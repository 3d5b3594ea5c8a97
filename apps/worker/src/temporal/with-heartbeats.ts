import { Context } from "@temporalio/activity";
import type { ActivityInboundCallsInterceptor } from "@temporalio/worker";

const HEARTBEAT_MS = 500;

/**
 * Runs an activity's work with a heartbeat twice a second, even without progress: it shows that the
 * worker is alive, and cancellation arrives only in the reply.
 * @param details Returns what Temporal UI shows of the activity; called at every heartbeat.
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

/** Sends heartbeats for activities that report no progress, so that a killed worker is noticed. */
export const heartbeatInterceptor: ActivityInboundCallsInterceptor = {
  execute: (input, next) => withHeartbeats(() => next(input)),
};
