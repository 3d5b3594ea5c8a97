import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Announces the new page's title to screen readers after navigation. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setTitle(document.title);
      }),
    [router],
  );
  return (
    <output aria-live="polite" className="sr-only">
      {title}
    </output>
  );
}
