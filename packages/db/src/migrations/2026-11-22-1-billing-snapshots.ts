import { sql, type Kysely } from "kysely";

/**
 * Turns subscriptions from a sum of events into snapshots of the provider's state, and gives the
 * embedded till, which is itself a provider, its own table.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table subscriptions
      add column price_id text,
      add column started_at timestamptz,
      add column ends_at timestamptz,
      add column next_plan text check (next_plan in ('pro', 'enterprise')),
      add column next_plan_at timestamptz,
      add column invoices jsonb not null default '[]'`.execute(db);
  await sql`
    update subscriptions set
      started_at = created_at,
      ends_at = case when cancel_at_period_end then period_end end`.execute(db);
  // These rows came from failed payments only, which never named a plan.
  await sql`delete from subscriptions where plan = 'starter'`.execute(db);
  await sql`
    alter table subscriptions
      alter column started_at set not null,
      drop column cancel_at_period_end,
      drop column kept_plan,
      drop column kept_until,
      drop column payment_failed_at,
      drop column event_at,
      drop column event_rank`.execute(db);
  await sql`
    alter table stripe_customers
      drop column refunded_at,
      drop column refunded_charge_at,
      add column fetches_begun integer not null default 0,
      add column fetch_stored integer not null default 0`.execute(db);
  await sql`
    create table till_subscriptions (
      id text primary key,
      customer_id text not null
        references stripe_customers (customer_id) on delete cascade,
      price_id text,
      plan text not null check (plan in ('pro', 'enterprise')),
      status text not null,
      started_at timestamptz not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      ends_at timestamptz,
      next_plan text check (next_plan in ('pro', 'enterprise')),
      next_plan_at timestamptz,
      invoices jsonb not null default '[]'
    )`.execute(db);
  await sql`create index till_subscriptions_customer on till_subscriptions (customer_id)`.execute(
    db,
  );
  await sql`
    insert into till_subscriptions
      (id, customer_id, plan, status, started_at, period_start, period_end, ends_at)
    select s.id, c.customer_id, s.plan, s.status, s.started_at, s.period_start, s.period_end, s.ends_at
    from subscriptions s join stripe_customers c on c.user_id = s.user_id
    where c.customer_id like 'cus_till_%'`.execute(db);
}
