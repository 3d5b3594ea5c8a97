import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { log } from "../../lib/log.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";

/** The page for every path that leads nowhere. */
export function NotFoundPage() {
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    document.title = "Page not found · Dubdeck";
    log.error("404: no page at", path);
  }, [path]);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="container-page py-5">
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className="container-page grid flex-1 place-items-center pb-24">
        <div className="grid justify-items-center gap-5 text-center">
          <h1 className="text-[7rem] leading-none font-semibold tracking-tighter text-brand">
            404
          </h1>
          <p className="text-lg text-soft">Oops! Page not found</p>
          <ButtonLink to="/">Return to Home</ButtonLink>
        </div>
      </main>
    </div>
  );
}
