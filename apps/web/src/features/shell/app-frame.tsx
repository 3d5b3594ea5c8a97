import "../../styles/flags.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { useMatches, useRouter } from "@tanstack/react-router";
import { Tooltip } from "radix-ui";
import { useEffect } from "react";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { trpc } from "../../lib/trpc.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { ConnectionNotice } from "../dubbing/connection-notice.tsx";
import { DubWatch } from "../done/dub-watch.tsx";
import { useJobSocket } from "../dubbing/job-socket.ts";
import { warnWhileUploading } from "../upload/warn-while-uploading.ts";
import { AppHeader } from "./app-header.tsx";
import { forgetOnUserChange } from "./forget-on-user-change.ts";
import { PageOutlet } from "./page-outlet.tsx";

const TOOLTIP_DELAY_MS = 700;
const PAGE = "container-page pt-8 pb-28 sm:pt-10";

forgetOnUserChange();
warnWhileUploading();

/** Renders the signed-in area: data providers, live connection and header. */
export function AppFrame() {
  useGuardOnUserChange();
  useJobSocket();
  const fills = useMatches({ select: (matches) => matches.at(-1)?.staticData.fills });
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS}>
          <DubWatch />
          <div className={fills ? "contents max-sm:hidden" : "contents"}>
            <AppHeader />
          </div>
          <ConnectionNotice />
          <main id="main" tabIndex={-1} className={fills ? undefined : PAGE}>
            <PageOutlet />
          </main>
        </Tooltip.Provider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/**
 * Runs the route guard again when the session ends, here or in another tab. Opens the dashboard
 * when another tab signs in a different user, who may not see this page.
 */
function useGuardOnUserChange() {
  const router = useRouter();
  useEffect(
    () =>
      useAuth.subscribe(({ user }, { user: before }) => {
        if (user?.id === before?.id) return;
        if (user && before) void router.navigate({ to: "/app" });
        else void router.invalidate();
      }),
    [router],
  );
}
