import { useLocation } from "@tanstack/react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { TOOLS } from "./tools.ts";

/** Shows the 404 page of a listed tool that is not built yet. */
export function ToolNotThere() {
  const path = useLocation({ select: (location) => location.pathname });
  const title = TOOLS.find((tool) => tool.path === path)?.title;
  return (
    <NotFound>
      <p className="text-soft">{title} is not available yet.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/tools">Back to all tools</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
    </NotFound>
  );
}
