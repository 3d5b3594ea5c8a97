import { useOutage } from "../../lib/session/auth-store.ts";
import { Notice } from "../../ui/notice.tsx";

/** Shows a notice while the service is unreachable. */
export function OutageNotice() {
  const out = useOutage();
  return (
    <output className="mb-6 block empty:hidden">
      {out && (
        <Notice tone="warning" title="Dubdeck cannot be reached right now">
          You are still signed in. This page will continue automatically when the service is back.
        </Notice>
      )}
    </output>
  );
}
