import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table leads add column workflow_started_at timestamptz`.execute(db);
  await sql`
    create index leads_waiting on leads (created_at) where workflow_started_at is null`.execute(db);
}
