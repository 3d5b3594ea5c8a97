import { useState } from "react";

/**
 * The address that plays. A file's signed address is another one each time it is asked for: the one
 * in use stays for as long as it works, so that nothing loads anew. `fail` says that it does not.
 */
export function useHeldUrl(offered: string | null) {
  const [held, setHeld] = useState(offered);
  const [failed, setFailed] = useState<string | null>(null);
  const keeps = held !== failed && fileOf(held) === fileOf(offered);
  if (!keeps && held !== offered) setHeld(offered);
  return { url: keeps ? held : offered, fail: () => setFailed(held) };
}

/** An address without its signature. */
const fileOf = (url: string | null): string | null => url?.split("?")[0] ?? null;
