import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table uploads (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      filename text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index uploads_user on uploads (user_id)`.execute(db);
}
