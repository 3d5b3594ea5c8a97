import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useConnection } from "./job-socket.ts";

/** Ignore disconnects shorter than this (ms). */
const NOTICE_DELAY_MS = 1500;

/** Shows a notice while live updates are interrupted. */
export function ConnectionNotice() {
  const lost = useConnection((state) => state === "lost");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(lost), lost ? NOTICE_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    <output className="pointer-events-none fixed inset-x-0 top-20 z-40 flex justify-center px-4">
      {shown && (
        <p className="flex animate-rise items-center gap-2 rounded-full border border-warning/30 bg-warning-tint px-4 py-2 text-sm font-medium text-warning shadow-raised">
          <WifiOff className="size-4" aria-hidden />
          Connection lost. Reconnecting…
        </p>
      )}
    </output>
  );
}
