import { CatchBoundary, Outlet, useMatches } from "@tanstack/react-router";
import { PageFailed } from "./page-failed.tsx";

/** The page inside the app's frame; the frame stays when the page cannot be loaded. */
export function PageOutlet() {
  // Another one once it has been loaded again.
  const page = useMatches({ select: (matches) => matches.at(-1) });
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={PageFailed}>
      <Outlet />
    </CatchBoundary>
  );
}
