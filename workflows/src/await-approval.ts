import { JOB_FAILURES } from "@dubdeck/domain";
import {
  ApplicationFailure,
  CancellationScope,
  condition,
  defineUpdate,
  proxyActivities,
  setCurrentDetails,
  setHandler,
} from "@temporalio/workflow";
import type { DubActivities } from "./activities.ts";
import { IO, MAIL_RETRY } from "./activity-options.ts";
import { setStatus } from "./job-status.ts";
import { APPROVE } from "./messages.ts";

const approve = defineUpdate(APPROVE);
const io = proxyActivities<DubActivities>(IO);

/** Lets a job's owner approve its script, once it is translated. */
export interface Review {
  /**
   * Stores the script of the job's translated chunks, waits until its owner approves it, and stores
   * the approved one.
   * @throws ApplicationFailure REVIEW_EXPIRED if nobody approves it in time
   */
  readonly approved: (chunks: number) => Promise<void>;
}

/** Accepts the Update `approve` from now on; it is refused while the job does not wait. */
export function acceptApproval(jobId: string, reviewMs: number): Review {
  let state: "translating" | "waiting" | "approved" | "over" = "translating";
  const is = (wanted: typeof state): boolean => state === wanted;
  setHandler(
    approve,
    async () => {
      state = "approved";
      // The caller then finds the job processing.
      await condition(() => is("over"));
    },
    {
      validator: () => {
        if (!is("waiting")) throw new Error("This dub does not wait for a review.");
      },
    },
  );
  return {
    async approved(chunks) {
      await io.openReview.executeWithOptions({ ...IO, summary: "Store the script" }, [
        { jobId, chunks },
      ]);
      state = "waiting";
      try {
        await setStatus(jobId, "review");
        setCurrentDetails("**Waiting for review**");
        const mail = mailReview(jobId);
        await condition(() => is("approved"), reviewMs);
        mail.cancel();
        if (!is("approved")) {
          throw ApplicationFailure.nonRetryable(JOB_FAILURES.REVIEW_EXPIRED, "REVIEW_EXPIRED");
        }
        await setStatus(jobId, "processing");
      } finally {
        state = "over";
      }
      await io.closeReview.executeWithOptions({ ...IO, summary: "Store the approved script" }, [
        { jobId, chunks },
      ]);
    },
  };
}

/** Mails the owner while the job waits; a failed mail is of no consequence. */
function mailReview(jobId: string): CancellationScope {
  const options = { ...IO, retry: MAIL_RETRY, summary: "Mail the owner" };
  const scope = new CancellationScope();
  scope.run(() => io.mailReview.executeWithOptions(options, [{ jobId }])).catch(() => undefined);
  return scope;
}
