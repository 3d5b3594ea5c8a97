import type {
  UsersTable,
  SessionsTable,
  PasswordResetsTable,
  EmailVerificationsTable,
  PastUsageTable,
  ApiKeysTable,
  CustomVoicesTable,
  AuditLogTable,
} from "./tables/accounts.ts";
import type {
  UploadsTable,
  VideosTable,
  VideoImportsTable,
  JobsTable,
  JobStepsTable,
  PendingWorkflowsTable,
  UsageLedgerTable,
  RemovedFilesTable,
} from "./tables/dubbing.ts";
import type {
  StripeCustomersTable,
  StripeEventsTable,
  SubscriptionsTable,
  TillSubscriptionsTable,
} from "./tables/billing.ts";
import type {
  GlossaryTermsTable,
  JobScriptsTable,
  ScriptEditsTable,
  ScriptLinesTable,
  ScriptSpeakersTable,
} from "./tables/studio.ts";
import type { LeadsTable, RateLimitsTable, SocketsTable } from "./tables/contact.ts";
import type { WebhookDeliveriesTable, WebhooksTable } from "./tables/webhooks.ts";

/** The tables as Kysely sees them (snake_case in the database); durations are ms, sizes bytes, `int8` arrives as number. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  passwordResets: PasswordResetsTable;
  emailVerifications: EmailVerificationsTable;
  pastUsage: PastUsageTable;
  apiKeys: ApiKeysTable;
  customVoices: CustomVoicesTable;
  uploads: UploadsTable;
  videos: VideosTable;
  videoImports: VideoImportsTable;
  jobs: JobsTable;
  jobSteps: JobStepsTable;
  jobScripts: JobScriptsTable;
  scriptLines: ScriptLinesTable;
  scriptSpeakers: ScriptSpeakersTable;
  scriptEdits: ScriptEditsTable;
  glossaryTerms: GlossaryTermsTable;
  pendingWorkflows: PendingWorkflowsTable;
  usageLedger: UsageLedgerTable;
  removedFiles: RemovedFilesTable;
  leads: LeadsTable;
  rateLimits: RateLimitsTable;
  sockets: SocketsTable;
  stripeCustomers: StripeCustomersTable;
  stripeEvents: StripeEventsTable;
  subscriptions: SubscriptionsTable;
  tillSubscriptions: TillSubscriptionsTable;
  auditLog: AuditLogTable;
  webhooks: WebhooksTable;
  webhookDeliveries: WebhookDeliveriesTable;
}
