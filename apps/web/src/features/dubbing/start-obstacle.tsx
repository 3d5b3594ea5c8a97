import { type Job, languageName } from "@dubdeck/domain";
import { Link } from "@tanstack/react-router";
import { isQuotaExceeded } from "../../lib/error-message.ts";
import { Notice } from "../../ui/notice.tsx";
import { textLink } from "../../ui/text-link.ts";

interface Props {
  /** The dub of this video in progress, if any. */
  running: Job | undefined;
  /** Why the server refused the last attempt. */
  refusal: { readonly message: string } | null;
}

/** Explains next to the button why a dub cannot start and what to do about it. */
export function StartObstacle({ running, refusal }: Props) {
  if (running) {
    return (
      <Notice title={`A dub into ${languageName(running.targetLanguage)} is under way`}>
        A video is dubbed into one language at a time. You can start another when the current dubs
        have finished.
      </Notice>
    );
  }
  if (!refusal || !isQuotaExceeded(refusal)) return null;
  return (
    <div role="alert">
      <Notice tone="warning" title="Not enough minutes">
        {refusal.message}{" "}
        <Link to="/app/billing" className={textLink}>
          Upgrade your plan
        </Link>
      </Notice>
    </div>
  );
}
