/** How long a server's capabilities are cached. */
const TTL_MS = 30_000;

/** Caches a successful result for 30 s; concurrent calls share one request, failures are not cached. */
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
