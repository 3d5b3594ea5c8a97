import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table webhooks (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      url text not null,
      events text[] not null,
      description text not null default '',
      enabled boolean not null default true,
      disabled_reason text,
      secret text not null,
      previous_secret text,
      previous_secret_until timestamptz,
      succeeded_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index webhooks_user on webhooks (user_id)`.execute(db);
  await sql`
    create table webhook_deliveries (
      id uuid primary key default gen_random_uuid(),
      webhook_id uuid not null references webhooks on delete cascade,
      user_id uuid not null references users on delete cascade,
      type text not null,
      data json not null,
      state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
      attempts jsonb not null default '[]',
      next_attempt_at timestamptz,
      run int not null default 1,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at)`.execute(
    db,
  );
  await sql`
    create index webhook_deliveries_user on webhook_deliveries (user_id, created_at)`.execute(db);
  await sql`create index webhook_deliveries_age on webhook_deliveries (created_at)`.execute(db);
  await sql`
    alter table pending_workflows
      add column delivery_id uuid unique references webhook_deliveries on delete cascade`.execute(
    db,
  );
  await allowOneSubject(db);
}

/** Requires exactly one subject among all id columns, also those of other migrations. */
async function allowOneSubject(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'pending_workflows'::regclass and attnum > 0 and not attisdropped
      and attname like '%_id'
    order by attnum`.execute(db);
  const subjects = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    alter table pending_workflows
      drop constraint pending_workflows_check,
      add constraint pending_workflows_check check (num_nonnulls(${subjects}) = 1)`.execute(db);
}
