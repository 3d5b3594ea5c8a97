import { useStudio } from "../state/use-studio.ts";
import { ApplyChanges } from "./apply-changes.tsx";
import { ApproveReview } from "./approve-review.tsx";
import { RunningRevision } from "./running-revision.tsx";

/** Shows what can be done with the script as it is: apply it, approve it, or wait for a revision. */
export function ApplyBar() {
  const status = useStudio(({ studio }) => studio.status);
  const running = useStudio(({ studio }) => studio.running);
  return (
    <section
      aria-label="Apply"
      className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 bg-card px-3 py-1.5 max-sm:order-last max-sm:border-t max-sm:pr-20 sm:border-b sm:px-4"
    >
      {status === "review" ? (
        <ApproveReview />
      ) : running ? (
        <RunningRevision key={running.id} revision={running} />
      ) : (
        <ApplyChanges />
      )}
    </section>
  );
}
