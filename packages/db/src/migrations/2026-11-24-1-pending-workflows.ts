import { sql, type Kysely } from "kysely";

/** Moves pending workflows to one table, which replaces columns in three tables. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table pending_workflows (
      job_id uuid unique references jobs on delete cascade,
      import_id uuid unique references video_imports on delete cascade,
      lead_id uuid unique references leads on delete cascade,
      created_at timestamptz not null default now(),
      claimed_at timestamptz,
      check (num_nonnulls(job_id, import_id, lead_id) = 1)
    )`.execute(db);
  await sql`
    insert into pending_workflows (job_id, created_at, claimed_at)
      select id, created_at, start_claimed_at from jobs
      where status = 'queued' and workflow_started_at is null`.execute(db);
  await sql`
    insert into pending_workflows (import_id, created_at)
      select id, created_at from video_imports
      where status = 'queued' and workflow_started_at is null`.execute(db);
  await sql`
    insert into pending_workflows (lead_id, created_at)
      select id, created_at from leads where workflow_started_at is null`.execute(db);
  await sql`alter table jobs drop column workflow_started_at, drop column start_claimed_at`.execute(
    db,
  );
  await sql`alter table video_imports drop column workflow_started_at`.execute(db);
  await sql`alter table leads drop column workflow_started_at`.execute(db);
}
