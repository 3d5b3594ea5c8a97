import { up as accounts } from "./2026-11-21-1-accounts.ts";
import { up as videosAndJobs } from "./2026-11-21-2-videos-and-jobs.ts";
import { up as billing } from "./2026-11-21-3-billing.ts";
import { up as contactAndLimits } from "./2026-11-21-4-contact-and-limits.ts";
import { up as uploads } from "./2026-11-21-5-uploads.ts";
import { up as refunds } from "./2026-11-21-6-refunds.ts";
import { up as failedPayments } from "./2026-11-21-7-failed-payments.ts";
import { up as leadWorkflows } from "./2026-11-21-8-lead-workflows.ts";
import { up as videoImports } from "./2026-11-21-9-video-imports.ts";
import { up as billingSnapshots } from "./2026-11-22-1-billing-snapshots.ts";
import { up as boundSources } from "./2026-11-22-2-bound-sources.ts";
import { up as removedAccounts } from "./2026-11-22-3-removed-accounts.ts";
import { up as limits } from "./2026-11-22-5-limits.ts";
import { up as speakers } from "./2026-11-22-8-speakers.ts";
import { up as mailWhenDone } from "./2026-11-22-9-mail-when-done.ts";
import { up as stageSpeeds } from "./2026-11-22-9-stage-speeds.ts";
import { up as dubsInLine } from "./2026-11-23-1-dubs-in-line.ts";
import { up as detectedLanguages } from "./2026-11-23-2-detected-languages.ts";
import { up as pendingWorkflows } from "./2026-11-24-1-pending-workflows.ts";
import { up as customVoices } from "./2026-11-24-2-custom-voices.ts";
import { up as dataRegion } from "./2026-11-25-1-data-region.ts";
import { up as webhooks } from "./2026-11-25-2-webhooks.ts";
import { up as studio } from "./2026-11-25-3-studio.ts";

/**
 * All migrations, in the order of their names. A released migration never changes: add a new one.
 */
export const migrations = {
  "2026-11-21-1-accounts": { up: accounts },
  "2026-11-21-2-videos-and-jobs": { up: videosAndJobs },
  "2026-11-21-3-billing": { up: billing },
  "2026-11-21-4-contact-and-limits": { up: contactAndLimits },
  "2026-11-21-5-uploads": { up: uploads },
  "2026-11-21-6-refunds": { up: refunds },
  "2026-11-21-7-failed-payments": { up: failedPayments },
  "2026-11-21-8-lead-workflows": { up: leadWorkflows },
  "2026-11-21-9-video-imports": { up: videoImports },
  "2026-11-22-1-billing-snapshots": { up: billingSnapshots },
  "2026-11-22-2-bound-sources": { up: boundSources },
  "2026-11-22-3-removed-accounts": { up: removedAccounts },
  "2026-11-22-5-limits": { up: limits },
  "2026-11-22-8-speakers": { up: speakers },
  "2026-11-22-9-mail-when-done": { up: mailWhenDone },
  "2026-11-22-9-stage-speeds": { up: stageSpeeds },
  "2026-11-23-1-dubs-in-line": { up: dubsInLine },
  "2026-11-23-2-detected-languages": { up: detectedLanguages },
  "2026-11-24-1-pending-workflows": { up: pendingWorkflows },
  "2026-11-24-2-custom-voices": { up: customVoices },
  "2026-11-25-1-data-region": { up: dataRegion },
  "2026-11-25-2-webhooks": { up: webhooks },
  "2026-11-25-3-studio": { up: studio },
};
