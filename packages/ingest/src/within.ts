/** Returns a signal that aborts after `ms`, or when `signal` does. */
export const within = (ms: number, signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])]);
