/** Says which items failed, and with what. */
export type OnFailure<T> = (item: T, error: unknown) => void;

/**
 * Does the work for each item in turn; one that fails is told of and keeps no other from its work.
 * @returns how many succeeded
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
