/** Servers are asked again what they can do only after this time. */
const TTL_MS = 30_000;

/** Keeps a good answer for half a minute; calls at the same time share one question. */
export function cached<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    if (answer) return answer;
    const asking = ask();
    answer = asking;
    const forget = (): void => {
      if (answer === asking) answer = null;
    };
    void asking.then(() => setTimeout(forget, TTL_MS).unref(), forget);
    return asking;
  };
}
