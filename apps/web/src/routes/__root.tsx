import { createRootRoute, Outlet } from "@tanstack/react-router";
import { ChatCorner } from "../features/chat/chat-corner.tsx";
import { ErrorPage } from "../features/shell/error-page.tsx";
import { NotFoundPage } from "../features/shell/not-found.tsx";
import { PageTitle } from "../features/shell/page-title.tsx";
import { RouteAnnouncer } from "../features/shell/route-announcer.tsx";

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

function Root() {
  return (
    <>
      <PageTitle />
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-brand px-4 py-2 text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Outlet />
      <ChatCorner />
      <RouteAnnouncer />
    </>
  );
}
