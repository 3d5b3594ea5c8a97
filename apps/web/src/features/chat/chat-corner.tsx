import { lazy, Suspense, useEffect, useState } from "react";
import { loadSiteConfig } from "../../lib/site-config.ts";

const ChatWidget = lazy(() => import("./chat-widget.tsx"));

/** Shows the live chat once the site's configuration has loaded; nothing if chat is off. */
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
