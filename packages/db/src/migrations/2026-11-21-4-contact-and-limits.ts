import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table leads (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null,
      company text,
      use_case text not null,
      plan text,
      created_at timestamptz not null default now(),
      mailed_at timestamptz
    )`.execute(db);
  // The shape that rate-limiter-flexible expects; unlogged, since losing the counts is harmless.
  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  // Where Socket.IO's adapter keeps messages that are too long for a notification.
  await sql`
    create table socket_io_attachments (
      id bigserial primary key,
      created_at timestamptz default now(),
      payload bytea
    )`.execute(db);
}
