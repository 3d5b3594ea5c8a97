import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table stripe_customers
      add column refunded_at timestamptz,
      add column refunded_charge_at timestamptz`.execute(db);
  await sql`alter table subscriptions drop column refunded_at`.execute(db);
}
