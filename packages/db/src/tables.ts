import type { JobFailureCode, JobStatus, LanguageCode, Plan, Stage } from "@dubdeck/domain";
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";

/** Set by the database when left out, never changed afterwards. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** The tables as Kysely sees them (snake_case in the database); durations are ms, sizes bytes, `int8` arrives as number. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  passwordResets: PasswordResetsTable;
  apiKeys: ApiKeysTable;
  uploads: UploadsTable;
  videos: VideosTable;
  jobs: JobsTable;
  jobSteps: JobStepsTable;
  usageLedger: UsageLedgerTable;
  leads: LeadsTable;
  rateLimits: RateLimitsTable;
  stripeCustomers: StripeCustomersTable;
  stripeEvents: StripeEventsTable;
  subscriptions: SubscriptionsTable;
  auditLog: AuditLogTable;
}

interface UsersTable {
  id: Generated<string>;
  email: string;
  passwordHash: Nullable<string>;
  googleId: Nullable<string>;
  plan: Defaulted<Plan>;
  /** When `plan` ends by itself and `planAfter` takes its place; null: it stays. */
  planUntil: Nullable<Date>;
  planAfter: Defaulted<Plan>;
  defaultLanguage: Nullable<LanguageCode>;
  defaultVoice: Nullable<string>;
  dataRegion: Defaulted<"global" | "eu">;
  createdAt: CreatedAt;
}

interface SessionsTable {
  /** SHA-256 of the bearer token, hex. */
  id: string;
  userId: string;
  expiresAt: Date;
  createdAt: CreatedAt;
}

interface PasswordResetsTable {
  /** SHA-256 of the mailed token, hex. */
  id: string;
  userId: string;
  expiresAt: Date;
  createdAt: CreatedAt;
}

interface ApiKeysTable {
  id: Generated<string>;
  userId: string;
  name: string;
  /** The key's first characters, so that its owner recognises it. */
  prefix: string;
  /** SHA-256 of the key, hex. */
  keyHash: string;
  createdAt: CreatedAt;
  lastUsedAt: Nullable<Date>;
  revokedAt: Nullable<Date>;
}

interface UploadsTable {
  id: string;
  userId: string;
  /** As on the user's disk. */
  filename: string;
  createdAt: CreatedAt;
}

interface VideosTable {
  id: Generated<string>;
  userId: string;
  sourceKey: string;
  filename: string;
  durationMs: number;
  width: number;
  height: number;
  sizeBytes: number;
  thumbnailKey: Nullable<string>;
  createdAt: CreatedAt;
}

interface JobsTable {
  id: Generated<string>;
  videoId: string;
  userId: string;
  status: Defaulted<JobStatus>;
  progress: Defaulted<number>;
  stage: Nullable<Stage>;
  lineDone: Nullable<number>;
  lineTotal: Nullable<number>;
  /** As asked for or as detected; null until one of both. */
  sourceLanguage: Nullable<string>;
  targetLanguage: LanguageCode;
  voice: string;
  dualAudio: boolean;
  watermark: boolean;
  previewKey: Nullable<string>;
  outputKey: Nullable<string>;
  error: Nullable<string>;
  failureCode: Nullable<JobFailureCode>;
  report: ColumnType<object | null, string | null | undefined, string | null>;
  workflowStartedAt: Nullable<Date>;
  createdAt: CreatedAt;
  startedAt: Nullable<Date>;
  finishedAt: Nullable<Date>;
}

interface JobStepsTable {
  jobId: string;
  /** Unique within the job, for example `synthesize:3`. */
  step: string;
  stage: Stage;
  weight: number;
  done: number;
  lineDone: Nullable<number>;
  lineTotal: Nullable<number>;
}

interface UsageLedgerTable {
  id: GeneratedAlways<number>;
  userId: string;
  /** No foreign key: what was used stays used when the job is deleted. */
  jobId: string;
  kind: "reserve" | "settle" | "release";
  /** Signed, so that the sum of a period is what it uses: see ledger.ts. */
  ms: number;
  /** First day of the calendar month (UTC) that pays, `YYYY-MM-01`. */
  period: string;
  createdAt: CreatedAt;
}

interface LeadsTable {
  id: Generated<string>;
  name: string;
  email: string;
  company: Nullable<string>;
  useCase: string;
  plan: Nullable<string>;
  createdAt: CreatedAt;
  workflowStartedAt: Nullable<Date>;
  mailedAt: Nullable<Date>;
}

/** Filled by rate-limiter-flexible. */
interface RateLimitsTable {
  key: string;
  points: number;
  /** Ms since 1970; null never expires. */
  expire: number | null;
}

interface StripeCustomersTable {
  userId: string;
  customerId: string;
  /** The newest charge that was given back in full: when that happened, when it had been made. */
  refundedAt: Nullable<Date>;
  refundedChargeAt: Nullable<Date>;
  createdAt: CreatedAt;
}

interface StripeEventsTable {
  id: string;
  type: string;
  /** When the event happened, by the sender's clock. */
  happenedAt: Date;
  createdAt: CreatedAt;
}

interface SubscriptionsTable {
  /** The billing provider's subscription id. */
  id: string;
  userId: string;
  plan: Plan;
  status: string;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** A bigger plan that is still paid for, until `keptUntil`. */
  keptPlan: Nullable<Plan>;
  keptUntil: Nullable<Date>;
  /** The newest time at which a payment failed. */
  paymentFailedAt: Nullable<Date>;
  /** The newest event that told of plan, status and period; older ones leave these alone. */
  eventAt: Date;
  eventRank: number;
  createdAt: CreatedAt;
}

interface AuditLogTable {
  id: GeneratedAlways<number>;
  /** Null when the account is gone. */
  userId: Nullable<string>;
  /** Who did it: `user`, `billing`, `admin`, `system`. */
  actor: string;
  /** For example `plan.changed`, `minutes.released`. */
  action: string;
  detail: JSONColumnType<object>;
  createdAt: CreatedAt;
}
