import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column mail_when_done boolean not null default false`.execute(db);
}
