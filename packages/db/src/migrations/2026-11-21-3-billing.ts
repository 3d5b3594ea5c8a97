import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table stripe_customers (
      user_id uuid primary key references users on delete cascade,
      customer_id text not null unique,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table stripe_events (
      id text primary key,
      type text not null,
      happened_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table subscriptions (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      plan text not null check (plan in ('starter', 'pro', 'enterprise')),
      status text not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      cancel_at_period_end boolean not null,
      kept_plan text check (kept_plan in ('starter', 'pro', 'enterprise')),
      kept_until timestamptz,
      refunded_at timestamptz,
      event_at timestamptz not null,
      event_rank integer not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index subscriptions_user on subscriptions (user_id)`.execute(db);
}
