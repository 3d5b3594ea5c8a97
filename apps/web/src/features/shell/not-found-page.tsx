import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { log } from "../../lib/log.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { BarePage } from "./bare-page.tsx";

/** The page for every path that leads nowhere. */
export function NotFoundPage() {
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    document.title = "Page not found · Dubdeck";
    log.error("404: no page at", path);
  }, [path]);
  return (
    <BarePage>
      <h1 className="text-[7rem] leading-none font-semibold tracking-tighter text-brand">404</h1>
      <p className="text-lg text-soft">Oops! Page not found</p>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </BarePage>
  );
}
