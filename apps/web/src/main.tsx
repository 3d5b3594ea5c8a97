import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { nameLoadFailures } from "./features/shell/page-load.ts";
import { readAuthCookie } from "./lib/session/auth-cookie.ts";
import { followOtherTabs, useAuth } from "./lib/session/auth-store.ts";
import { restoreSession } from "./lib/session/session.ts";
import { restoreTheme } from "./lib/theme.ts";
import { router } from "./router.ts";
import { Site } from "./site.tsx";
import "./styles/index.css";

followOtherTabs();
nameLoadFailures();
restoreTheme();
if (readAuthCookie() || useAuth.getState().token) void restoreSession();
void show();

/** Hydrates the landing page where it is prerendered, and renders any other page. */
async function show(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const prerendered = location.pathname === "/" && root.hasChildNodes();
  if (prerendered) {
    // A separate task, because the scripts' first one already takes long on a phone.
    await new Promise((resolve) => setTimeout(resolve));
    // Without this the router wraps its pages in one more Suspense boundary than on the server.
    router.ssr = { manifest: undefined };
    await router.load();
  }
  // In a transition React works in slices, so the page stays responsive.
  startTransition(() => {
    if (prerendered) hydrateRoot(root, <Site />);
    else createRoot(root).render(<Site />);
  });
}
