import { createFileRoute, redirect } from "@tanstack/react-router";
import { useAuth } from "../features/auth/auth-store.ts";
import { restoreSession } from "../features/auth/session.ts";
import { AppFrame } from "../features/shell/app-frame.tsx";
import { Logo } from "../ui/logo.tsx";
import { PageSkeleton } from "../ui/skeleton.tsx";

/** The guard of everything under /app: the session is restored first, then asked for. */
export const Route = createFileRoute("/app")({
  beforeLoad: async () => {
    await restoreSession();
    if (!useAuth.getState().user) throw redirect({ to: "/login", replace: true });
  },
  component: AppFrame,
  pendingComponent: () => (
    <>
      <header className="border-b">
        <div className="container-page flex h-16 items-center">
          <Logo />
        </div>
      </header>
      <div className="container-page py-10">
        <PageSkeleton />
      </div>
    </>
  ),
});
