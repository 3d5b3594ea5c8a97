import { lazy, Suspense, useEffect, useState } from "react";
import { loadSiteConfig } from "../../lib/site-config.ts";

const ChatWidget = lazy(() => import("./chat-widget.tsx"));

/** The place of the live-support chat: empty until the page stands, and for good when chat is off. */
export function ChatCorner() {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    loadSiteConfig().then(
      ({ chatEnabled }) => setEnabled(chatEnabled),
      () => undefined,
    );
  }, []);
  return enabled ? (
    <Suspense>
      <ChatWidget />
    </Suspense>
  ) : null;
}
