import { useEffect } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { NotFound } from "./not-found.tsx";

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
