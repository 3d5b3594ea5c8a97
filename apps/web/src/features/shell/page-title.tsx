import { useMatches } from "@tanstack/react-router";
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
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  useEffect(() => {
    document.title = title ? `${title} · Dubdeck` : "Dubdeck";
  }, [title]);
  return null;
}
