import { sql, type Kysely } from "kysely";

/** Most jobs until now were started without a language. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table jobs add column language_detected boolean not null default false`.execute(
    db,
  );
  await sql`update jobs set language_detected = true where source_language is not null`.execute(db);
}
