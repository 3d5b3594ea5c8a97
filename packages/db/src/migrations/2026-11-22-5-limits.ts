import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table jobs add column start_claimed_at timestamptz`.execute(db);
  await sql`
    create index jobs_active on jobs (user_id)
      where status in ('queued', 'processing', 'preview_ready')`.execute(db);
  // Uploads signed before sizes were recorded count as empty until they are registered.
  await sql`alter table uploads add column size_bytes bigint not null default 0`.execute(db);
  // Unlogged: a crash of PostgreSQL ends the connections anyway.
  await sql`
    create unlogged table sockets (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      seen_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sockets_user on sockets (user_id)`.execute(db);
}
