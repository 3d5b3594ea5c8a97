import { useEffect } from "react";
import { useUnseenCount } from "./unseen-dubs.ts";

/** Puts the number of ended dubs before the document's title, whoever sets that, until all are seen. */
export function useTitleBadge(): void {
  const count = useUnseenCount();
  useEffect(() => {
    const title = document.querySelector("title");
    if (count === 0 || !title) return undefined;
    put(count);
    const changes = new MutationObserver(() => put(count));
    changes.observe(title, { childList: true });
    return () => {
      changes.disconnect();
      put(0);
    };
  }, [count]);
}

function put(count: number): void {
  const plain = document.title.replace(/^\(\d+\) /, "");
  const badged = count > 0 ? `(${count}) ${plain}` : plain;
  // Setting it would be seen by the observer again.
  if (document.title !== badged) document.title = badged;
}
