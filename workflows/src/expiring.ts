/**
 * Kinds of data that housekeeping removes once expired, one activity each. The worker defines how
 * long each is kept.
 */
export const EXPIRING = [
  "sessions",
  "passwordResets",
  "emailVerifications",
  "rateLimits",
  "webhookEvents",
  "endedImports",
  "pastUsage",
  "jobSteps",
  "uploads",
  "removedFiles",
  "compiledCode",
  "webhookDeliveries",
] as const;
export type ExpiringKind = (typeof EXPIRING)[number];
