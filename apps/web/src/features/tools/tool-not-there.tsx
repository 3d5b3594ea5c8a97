import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { log } from "../../lib/log.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { BarePage } from "../shell/bare-page.tsx";
import { TOOLS } from "./tools.ts";

/** The 404 page of a tool that is in the catalogue but not built yet. */
export function ToolNotThere() {
  const path = useLocation({ select: (location) => location.pathname });
  const title = TOOLS.find((tool) => tool.path === path)?.title;
  useEffect(() => log.error("404: no page at", path), [path]);
  return (
    <BarePage>
      <h1 className="text-[7rem] leading-none font-semibold tracking-tighter text-brand">404</h1>
      <p className="text-lg text-soft">Oops! Page not found</p>
      <p className="text-soft">{title} is not available yet.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/tools">Back to all tools</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
    </BarePage>
  );
}
