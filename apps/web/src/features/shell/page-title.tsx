import { type AnyRouteMatch, useMatches } from "@tanstack/react-router";
import { useEffect } from "react";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Title of the browser tab. */
    title?: string;
    /** Whether the page fills the window below the header, without margins. */
    fills?: true;
  }
}

/** Sets the document title to the innermost route's title. */
export function PageTitle() {
  const title = useMatches({ select: titleOf });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** Returns the document title of a page by its route matches. */
export function titleOf(matches: readonly Pick<AnyRouteMatch, "staticData">[]): string {
  const title = matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  return title ? `${title} · Dubdeck` : "Dubdeck";
}
