import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { titleOf } from "./features/shell/page-title.tsx";
import { router } from "./router.ts";
import { Site } from "./site.tsx";

/** Renders the landing page as a visitor without a session sees it; `main.tsx` hydrates it. */
export async function renderLanding(): Promise<{ title: string; html: string }> {
  // The server's scroll restoration is an inline script, which the security policy refuses.
  router.update({
    history: createMemoryHistory({ initialEntries: ["/"] }),
    scrollRestoration: false,
  });
  await router.load();
  return { title: titleOf(router.state.matches), html: renderToString(<Site />) };
}
