import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table subscriptions add column payment_failed_at timestamptz`.execute(db);
}
