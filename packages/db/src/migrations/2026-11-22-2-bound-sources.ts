import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table videos add column upload_id uuid unique`.execute(db);
  await sql`
    update videos set upload_id = substring(source_key from '/uploads/([0-9a-f-]{36})/')::uuid`.execute(
    db,
  );
  await sql`alter table jobs add column preview_ready_at timestamptz`.execute(db);
  await sql`
    update jobs set preview_ready_at = coalesce(finished_at, now())
      where status in ('preview_ready', 'completed')`.execute(db);
}
