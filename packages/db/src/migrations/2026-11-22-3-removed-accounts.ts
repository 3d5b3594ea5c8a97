import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table past_usage (
      address_hash text not null,
      period date not null,
      ms bigint not null,
      primary key (address_hash, period)
    )`.execute(db);
  await sql`
    alter table usage_ledger
      alter column job_id drop not null,
      drop constraint usage_ledger_kind_check,
      add check (kind in ('reserve', 'settle', 'release', 'carry')),
      add check ((job_id is null) = (kind = 'carry'))`.execute(db);

  await sql`alter table users add column email_verified_at timestamptz`.execute(db);
  // Accounts created before address verification existed keep their free minutes.
  await sql`update users set email_verified_at = created_at`.execute(db);
  await sql`
    create table email_verifications (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index email_verifications_user on email_verifications (user_id)`.execute(db);

  await sql`
    create table removed_files (
      prefix text primary key,
      user_id uuid not null references users on delete cascade,
      remove_after timestamptz not null
    )`.execute(db);
  await sql`create index removed_files_user on removed_files (user_id)`.execute(db);
  // Clips used to be shared by all of a user's videos; running jobs may still read those.
  await sql`
    insert into removed_files (prefix, user_id, remove_after)
      select 'users/' || id || '/clips/', id, now() + interval '1 day' from users`.execute(db);
}
