import { useRef, useState } from "react";

/**
 * Runs one button action at a time (`Form` does the same for forms). Uses a ref because the second
 * click of a double click can come before React has disabled the button.
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
