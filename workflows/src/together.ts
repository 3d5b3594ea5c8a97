import { CancellationScope } from "@temporalio/workflow";

/**
 * Runs all functions at once. The first failure cancels the others and is thrown once all have
 * ended.
 */
export async function together<T extends readonly (() => Promise<unknown>)[]>(
  works: readonly [...T],
): Promise<{ [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  const scope = new CancellationScope({ cancellable: true });
  return await scope.run(async () => {
    const running = works.map((work) => work());
    try {
      return (await Promise.all(running)) as { [K in keyof T]: Awaited<ReturnType<T[K]>> };
    } catch (error) {
      scope.cancel();
      await Promise.allSettled(running);
      throw error;
    }
  });
}
