import { useEffect } from "react";
import { useUnseenCount } from "./unseen-dubs.ts";

/**
 * Prefixes the document title with the number of unseen dubs, even when a route changes the title.
 */
export function useTitleBadge(): void {
  const count = useUnseenCount();
  useEffect(() => {
    const title = document.querySelector("title");
    if (count === 0 || !title) return undefined;
    setBadge(count);
    const changes = new MutationObserver(() => setBadge(count));
    changes.observe(title, { childList: true });
    return () => {
      changes.disconnect();
      setBadge(0);
    };
  }, [count]);
}

function setBadge(count: number): void {
  const plain = document.title.replace(/^\(\d+\) /, "");
  const badged = count > 0 ? `(${count}) ${plain}` : plain;
  // Setting an equal title would trigger the observer again.
  if (document.title !== badged) document.title = badged;
}
