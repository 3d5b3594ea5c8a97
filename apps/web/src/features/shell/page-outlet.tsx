import { CatchBoundary, Outlet, useMatches } from "@tanstack/react-router";
import { PageFailed } from "./page-failed.tsx";

/** Renders the page inside the app's frame; the frame stays if the page fails to load. */
export function PageOutlet() {
  // The match changes when the page is loaded again, which resets the boundary.
  const page = useMatches({ select: (matches) => matches.at(-1) });
  return (
    <CatchBoundary getResetKey={() => page} errorComponent={PageFailed}>
      <Outlet />
    </CatchBoundary>
  );
}
