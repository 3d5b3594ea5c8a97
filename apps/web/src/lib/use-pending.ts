import { useRef, useState } from "react";

/**
 * Runs a button's action once at a time; forms have `Form` for it. The second click of a double click
 * comes before the button is drawn as disabled, so a ref decides.
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
