import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { log } from "../../lib/log.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { BarePage } from "./bare-page.tsx";

/** Shows that the page failed, with buttons to reload or go home. */
export function ErrorPage({ error }: ErrorComponentProps) {
  useEffect(() => {
    document.title = "Error · Dubdeck";
    log.error("The page failed:", error);
  }, [error]);
  return (
    <BarePage>
      <p className="font-mono text-sm font-semibold text-danger">Error</p>
      <h1 className="text-title">Unexpected Application Error!</h1>
      <p className="text-soft">
        This page stopped working. Loading it again usually helps; your uploads and dubs are safe.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>Load again</Button>
        <a href="/" className={buttonClass({ variant: "secondary" })}>
          Return to Home
        </a>
      </div>
    </BarePage>
  );
}
