import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table video_imports (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      url text not null,
      status text not null default 'queued'
        check (status in ('queued', 'fetching', 'completed', 'failed', 'canceled')),
      progress integer not null default 0 check (progress between 0 and 100),
      error text,
      video_id uuid references videos on delete set null,
      workflow_started_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index video_imports_user on video_imports (user_id, created_at desc)`.execute(
    db,
  );
  await sql`create index video_imports_video on video_imports (video_id)`.execute(db);
  await sql`
    create index video_imports_active on video_imports (created_at)
      where status in ('queued', 'fetching')`.execute(db);
}
