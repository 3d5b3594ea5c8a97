import { useState } from "react";

/** Runs one thing at a time: `pending` is true until it has ended. */
export function usePending() {
  const [pending, setPending] = useState(false);
  async function run(action: () => Promise<void>): Promise<void> {
    if (pending) return;
    setPending(true);
    try {
      await action();
    } finally {
      setPending(false);
    }
  }
  return { pending, run };
}
