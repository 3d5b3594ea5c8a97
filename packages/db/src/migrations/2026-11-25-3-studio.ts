import { sql, type Kysely } from "kysely";

/** Scripts and their edits, revisions (jobs that speak a dub's script), reviews and glossaries. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table jobs
      add column review boolean not null default false,
      add column burn_subtitles boolean not null default false,
      add column revision_of uuid references jobs on delete cascade,
      add column revision int not null default 1,
      add column revision_name text,
      add column published_id uuid references jobs on delete set null,
      add column billed_ms bigint,
      add column changed_lines int,
      add check ((revision_of is null) = (revision = 1)),
      drop constraint jobs_status_check,
      add constraint jobs_status_check check (status in
        ('queued', 'processing', 'review', 'preview_ready', 'completed', 'failed', 'canceled'))
  `.execute(db);
  await sql`create unique index jobs_revision on jobs (revision_of, revision)`.execute(db);
  await sql`
    create unique index jobs_one_active_revision on jobs (revision_of)
      where revision_of is not null and status in ('queued', 'processing')`.execute(db);

  // A reviewed dub goes on whenever its owner approves it, also beside another dub of the video.
  await sql`drop index jobs_one_running_per_video`.execute(db);
  await sql`
    create unique index jobs_one_running_per_video on jobs (video_id)
      where status in ('processing', 'preview_ready') and not review`.execute(db);

  await sql`
    create table job_scripts (
      job_id uuid primary key references jobs on delete cascade,
      script jsonb not null,
      clips jsonb not null default '{}'
    )`.execute(db);
  await sql`
    create table script_lines (
      job_id uuid not null references jobs on delete cascade,
      id text not null,
      version int not null,
      speaker text,
      source_text text not null,
      text text,
      start_ms int not null,
      end_ms int not null,
      voice text,
      speed real,
      say_as text,
      recording text,
      primary key (job_id, id),
      check (start_ms >= 0 and end_ms > start_ms)
    )`.execute(db);
  await sql`
    create table script_speakers (
      job_id uuid not null references jobs on delete cascade,
      id text not null,
      version int not null,
      name text not null,
      voice text not null,
      primary key (job_id, id)
    )`.execute(db);
  await sql`
    create table script_edits (
      job_id uuid not null references jobs on delete cascade,
      number int not null,
      kind text not null,
      actor text not null,
      changes jsonb not null,
      state text not null default 'applied' check (state in ('applied', 'undone', 'dropped')),
      created_at timestamptz not null default now(),
      primary key (job_id, number)
    )`.execute(db);
  await sql`
    create table glossary_terms (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      term text not null,
      language text,
      translation text,
      say_as text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index glossary_terms_term
      on glossary_terms (user_id, lower(term), coalesce(language, ''))`.execute(db);
}
