import { useRef, useState } from "react";

/**
 * The guard of every submit: runs one action at a time. The second click of a double click comes
 * before the button has been drawn as disabled, so what decides is not the drawn state.
 */
export function usePending() {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  async function run(action: () => Promise<unknown>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await action();
    } finally {
      running.current = false;
      setPending(false);
    }
  }
  return { pending, run };
}
