import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Title of the browser tab. */
    title?: string;
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
