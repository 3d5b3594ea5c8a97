import { sql, type Kysely } from "kysely";

/** Lets several dubs of one video be queued, of which only one runs. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create unique index jobs_one_running_per_video on jobs (video_id)
      where status in ('processing', 'preview_ready')`.execute(db);
  await sql`drop index jobs_one_active_per_video`.execute(db);
}
