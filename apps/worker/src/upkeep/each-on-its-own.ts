/** Called with each failed item and its error. */
export type OnFailure<T> = (item: T, error: unknown) => void;

/**
 * Runs `work` for each item in turn; passes failures to `onFailure` and goes on with the next item.
 * @returns the number of items that succeeded
 */
export async function eachOnItsOwn<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  onFailure: OnFailure<T>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      await work(item);
      done += 1;
    } catch (error) {
      onFailure(item, error);
    }
  }
  return done;
}
