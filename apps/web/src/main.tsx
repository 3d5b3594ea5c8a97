import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readAuthCookie } from "./lib/session/auth-cookie.ts";
import { followOtherTabs, useAuth } from "./lib/session/auth-store.ts";
import { restoreSession } from "./lib/session/session.ts";
import { nameLoadFailures } from "./features/shell/page-load.ts";
import { router } from "./router.ts";
import "./styles/index.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

followOtherTabs();
nameLoadFailures();
if (readAuthCookie() || useAuth.getState().token) void restoreSession();

// In a transition React renders the first paint in slices, so the page stays responsive.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
