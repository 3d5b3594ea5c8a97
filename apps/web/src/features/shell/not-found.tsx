import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { log } from "../../lib/log.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { BarePage } from "./bare-page.tsx";

/** The words of every 404 page, with the ways on below them; logs the missing path. */
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

/** The page for every path that leads nowhere. */
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
