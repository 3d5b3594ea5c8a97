import { CancellationScope } from "@temporalio/workflow";

/**
 * Runs `work` on every item in order, at most `limit` at once. The first failure cancels the others
 * and is thrown once all have ended, so that no work outlives a failed job.
 */
export async function mapBounded<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items].toReversed();
  const scope = new CancellationScope({ cancellable: true });

  const lane = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      await work(item);
    }
  };

  await scope.run(async () => {
    const lanes = Array.from({ length: limit }, lane);
    try {
      await Promise.all(lanes);
    } catch (error) {
      waiting.length = 0;
      scope.cancel();
      await Promise.allSettled(lanes);
      throw error;
    }
  });
}
