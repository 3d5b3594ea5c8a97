import { sql, type Kysely } from "kysely";

/** Marks existing languages as detected, since most jobs were started without one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table jobs add column language_detected boolean not null default false`.execute(
    db,
  );
  await sql`update jobs set language_detected = true where source_language is not null`.execute(db);
}
