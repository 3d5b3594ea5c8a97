/** Runs `work` and measures its time in ms. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
}

/** Formats ms as `1.5 s`. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
