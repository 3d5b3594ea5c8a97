import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table job_steps
    add column started_at timestamptz not null default now(),
    add column ended_at timestamptz`.execute(db);
  await sql`alter table jobs
    add column stage_speeds jsonb,
    add column time_left_ms bigint`.execute(db);
  await sql`create index jobs_measured on jobs (finished_at desc)
    where status = 'completed' and stage_speeds is not null`.execute(db);
}
