import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { isServiceFailure } from "../../lib/error-message.ts";
import { usePending } from "../../lib/use-pending.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isLoadFailure } from "./page-load.ts";

const RETRY_MS = 5000;

/**
 * Shows inside the app's frame that a page's code or data could not be loaded. Retries data
 * periodically; rethrows all other errors.
 */
export function PageFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { pending, run } = usePending();
  const isCode = isLoadFailure(error);
  useEffect(() => {
    if (isCode) return undefined;
    const timer = setInterval(() => void router.invalidate(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isCode, router]);
  if (!isCode && !isServiceFailure(error)) throw error;
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title="This page could not be loaded"
        action={
          <Button
            size="sm"
            disabled={pending}
            onClick={() => void run(isCode ? loadSiteAgain : () => router.invalidate())}
          >
            {pending ? "Trying..." : "Try again"}
          </Button>
        }
      >
        Dubdeck cannot be reached right now. You are still signed in, and your uploads and dubs are
        safe.
      </Notice>
    </div>
  );
}

/**
 * Reloads the site if the server responds. Browsers cache failed module loads, so only a fresh page
 * can retry.
 */
async function loadSiteAgain(): Promise<void> {
  const { ok } = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => ({
    ok: false,
  }));
  if (ok) location.reload();
}
