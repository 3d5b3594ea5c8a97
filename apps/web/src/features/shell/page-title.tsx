import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** What the browser's tab says. */
    title?: string;
  }
}

/** Keeps the document's title that of the innermost page. */
export function PageTitle() {
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  useEffect(() => {
    document.title = title ? `${title} · Dubdeck` : "Dubdeck";
  }, [title]);
  return null;
}
