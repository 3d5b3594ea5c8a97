import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table custom_voices (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      name text not null,
      voice text not null,
      created_at timestamptz not null default now(),
      unique (user_id, voice)
    )`.execute(db);
  await sql`create unique index custom_voices_name on custom_voices (user_id, lower(name))`.execute(
    db,
  );
}
