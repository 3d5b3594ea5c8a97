import { createFileRoute, redirect } from "@tanstack/react-router";
import { forgetPage, rememberPage } from "../features/auth/return-page.ts";
import { AppFrame } from "../features/shell/app-frame.tsx";
import { EmptyFrame } from "../features/shell/empty-frame.tsx";
import { OutageNotice } from "../features/shell/outage-notice.tsx";
import { PageFailed } from "../features/shell/page-failed.tsx";
import { useAuth } from "../lib/session/auth-store.ts";
import { restoreSession } from "../lib/session/session.ts";
import { PageSkeleton } from "../ui/skeleton.tsx";

/** Guards every route under /app: restores the session first, then requires a user. */
export const Route = createFileRoute("/app")({
  beforeLoad: async ({ location, cause }) => {
    await restoreSession();
    const { user, endedUserId } = useAuth.getState();
    if (user) return forgetPage();
    // Do not remember the page after a sign-out in another tab.
    if (endedUserId || cause === "enter") rememberPage(location.href);
    throw redirect({ to: "/login", replace: true });
  },
  component: AppFrame,
  pendingComponent: () => (
    <EmptyFrame>
      <OutageNotice />
      <PageSkeleton />
    </EmptyFrame>
  ),
  errorComponent: (failure) => (
    <EmptyFrame>
      <PageFailed {...failure} />
    </EmptyFrame>
  ),
});
