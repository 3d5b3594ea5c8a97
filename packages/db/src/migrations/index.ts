import * as accounts from "./2026-11-21-1-accounts.ts";
import * as videosAndJobs from "./2026-11-21-2-videos-and-jobs.ts";
import * as billing from "./2026-11-21-3-billing.ts";
import * as contactAndLimits from "./2026-11-21-4-contact-and-limits.ts";
import * as uploads from "./2026-11-21-5-uploads.ts";
import * as refunds from "./2026-11-21-6-refunds.ts";
import * as failedPayments from "./2026-11-21-7-failed-payments.ts";

/** In the order of their names. A migration is frozen once it was released: add a new one. */
export const migrations = {
  "2026-11-21-1-accounts": accounts,
  "2026-11-21-2-videos-and-jobs": videosAndJobs,
  "2026-11-21-3-billing": billing,
  "2026-11-21-4-contact-and-limits": contactAndLimits,
  "2026-11-21-5-uploads": uploads,
  "2026-11-21-6-refunds": refunds,
  "2026-11-21-7-failed-payments": failedPayments,
};
