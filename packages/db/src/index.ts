export { createDb, createPool, inTransaction, type Db } from "./database.ts";
export { migrateToLatest } from "./migrate.ts";
export * from "./audit.ts";
export * from "./users.ts";
export * from "./ledger.ts";
export * from "./videos.ts";
export * from "./jobs.ts";
export * from "./transition-job.ts";
export * from "./record-step.ts";
