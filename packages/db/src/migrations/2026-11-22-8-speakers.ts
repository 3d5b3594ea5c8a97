import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table jobs
      add column background text not null default 'duck' check (background in ('keep', 'duck')),
      add column speaker_voices jsonb not null default '{}'`.execute(db);
}
