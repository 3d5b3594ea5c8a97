import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users
      add column moving_to text check (moving_to in ('global', 'eu')),
      add check (moving_to <> data_region)`.execute(db);
  await sql`
    create index users_moving_to on users (moving_to) where moving_to is not null`.execute(db);
  await sql`
    alter table removed_files
      add column region text check (region in ('global', 'eu'))`.execute(db);
}
