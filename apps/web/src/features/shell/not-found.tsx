import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { log } from "../../lib/log.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { BarePage } from "./bare-page.tsx";

/** Renders the text of every 404 page, with links below it; logs the missing path. */
export function NotFound({ children }: { children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => log.error("404: no page at", path), [path]);
  return (
    <BarePage>
      <h1 className="text-[7rem] leading-none font-semibold tracking-tighter text-brand">404</h1>
      <p className="text-lg text-soft">Oops! Page not found</p>
      {children}
    </BarePage>
  );
}

/** Renders the 404 page for unknown paths. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = "Page not found · Dubdeck";
  }, []);
  return (
    <NotFound>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </NotFound>
  );
}
