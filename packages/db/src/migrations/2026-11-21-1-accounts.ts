import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email)),
      password_hash text,
      google_id text unique,
      plan text not null default 'starter' check (plan in ('starter', 'pro', 'enterprise')),
      plan_until timestamptz,
      plan_after text not null default 'starter' check (plan_after in ('starter', 'pro', 'enterprise')),
      default_language text,
      default_voice text,
      data_region text not null default 'global' check (data_region in ('global', 'eu')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sessions (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  await sql`
    create table password_resets (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index password_resets_user on password_resets (user_id)`.execute(db);
  await sql`
    create table api_keys (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      name text not null,
      prefix text not null,
      key_hash text not null unique,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index api_keys_user on api_keys (user_id)`.execute(db);
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      user_id uuid references users on delete cascade,
      actor text not null,
      action text not null,
      detail jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index audit_log_user on audit_log (user_id, id)`.execute(db);
}
