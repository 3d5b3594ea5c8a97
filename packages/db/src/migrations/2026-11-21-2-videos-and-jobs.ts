import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table videos (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      source_key text not null unique,
      filename text not null,
      duration_ms bigint not null check (duration_ms > 0),
      width integer not null,
      height integer not null,
      size_bytes bigint not null,
      thumbnail_key text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index videos_user on videos (user_id, created_at desc)`.execute(db);
  await sql`
    create table jobs (
      id uuid primary key default gen_random_uuid(),
      video_id uuid not null references videos on delete cascade,
      user_id uuid not null references users on delete cascade,
      status text not null default 'queued'
        check (status in ('queued', 'processing', 'preview_ready', 'completed', 'failed', 'canceled')),
      progress integer not null default 0 check (progress between 0 and 100),
      stage text,
      line_done integer,
      line_total integer,
      source_language text,
      target_language text not null,
      voice text not null,
      dual_audio boolean not null,
      watermark boolean not null,
      preview_key text,
      output_key text,
      error text,
      failure_code text,
      report jsonb,
      workflow_started_at timestamptz,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz
    )`.execute(db);
  await sql`
    create unique index jobs_one_active_per_video on jobs (video_id)
      where status in ('queued', 'processing', 'preview_ready')`.execute(db);
  await sql`create index jobs_video on jobs (video_id, created_at desc)`.execute(db);
  await sql`create index jobs_user on jobs (user_id, created_at desc)`.execute(db);
  await sql`
    create index jobs_waiting on jobs (created_at)
      where status = 'queued' and workflow_started_at is null`.execute(db);
  await sql`
    create table job_steps (
      job_id uuid not null references jobs on delete cascade,
      step text not null,
      stage text not null,
      weight double precision not null check (weight > 0),
      done double precision not null check (done between 0 and 1),
      line_done integer,
      line_total integer,
      primary key (job_id, step)
    )`.execute(db);
  await sql`
    create table usage_ledger (
      id bigint generated always as identity primary key,
      user_id uuid not null references users on delete cascade,
      job_id uuid not null,
      kind text not null check (kind in ('reserve', 'settle', 'release')),
      ms bigint not null,
      period date not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index usage_ledger_one_reserve on usage_ledger (job_id)
      where kind = 'reserve'`.execute(db);
  await sql`
    create unique index usage_ledger_one_end on usage_ledger (job_id)
      where kind in ('settle', 'release')`.execute(db);
  await sql`create index usage_ledger_period on usage_ledger (user_id, period)`.execute(db);
}
