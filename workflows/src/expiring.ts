/** What the housekeeping removes once it is past its time, each on its own; for how long it is kept, the worker knows. */
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
] as const;
export type ExpiringKind = (typeof EXPIRING)[number];
