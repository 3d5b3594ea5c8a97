import { randomUUID } from "node:crypto";
import type { TestServices } from "@dubdeck/testing";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, inject, it } from "vitest";
import {
  createDb,
  selectSubscriptions,
  selectTillSubscriptions,
  migrateToLatest,
} from "./index.ts";
import { migrations } from "./migrations/index.ts";

const { DATABASE_URL }: TestServices = inject("services");

it("migrates once when several processes start at the same time", () =>
  withEmptyDatabase(async (url) => {
    const reader = createDb(url);
    const processes = [reader, ...Array.from({ length: 4 }, () => createDb(url))];
    try {
      await Promise.all(processes.map((db) => migrateToLatest(db)));
      const { rows } = await sql`select name from kysely_migration`.execute(reader);
      expect(rows.length).toBe(new Set(rows.map((row) => JSON.stringify(row))).size);
      expect(rows.length).toBeGreaterThan(3);
    } finally {
      await Promise.all(processes.map((db) => db.destroy()));
    }
  }));

it("keeps subscriptions from before snapshots, and hands the till its own", () =>
  withEmptyDatabase(async (url) => {
    const db = createDb(url);
    try {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
      await migrator.migrateTo("2026-11-21-9-video-imports");
      const userId = randomUUID();
      const end = new Date("2026-12-01T00:00:00Z");
      await sql`insert into users (id, email) values (${userId}, 'ada@example.com')`.execute(db);
      await sql`
        insert into stripe_customers (user_id, customer_id)
        values (${userId}, ${`cus_till_${userId}`})`.execute(db);
      await sql`
        insert into subscriptions
          (id, user_id, plan, status, period_start, period_end, cancel_at_period_end, event_at, event_rank)
        values
          ('sub_1', ${userId}, 'pro', 'active', now(), ${end}, true, now(), 1),
          ('sub_unknown', ${userId}, 'starter', 'incomplete', now(), ${end}, false, now(), -1)`.execute(
        db,
      );
      await migrateToLatest(db);
      const kept = { id: "sub_1", plan: "pro", status: "active", endsAt: end, invoices: [] };
      expect(await selectSubscriptions(db, userId)).toMatchObject([kept]);
      expect(await selectTillSubscriptions(db, `cus_till_${userId}`)).toMatchObject([kept]);
    } finally {
      await db.destroy();
    }
  }));

async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const name = `migrate_${randomUUID().replaceAll("-", "")}`;
  const server = createDb(DATABASE_URL);
  await sql`create database ${sql.id(name)}`.execute(server);
  const url = new URL(DATABASE_URL);
  url.pathname = `/${name}`;
  try {
    await work(url.href);
  } finally {
    await sql`drop database ${sql.id(name)}`.execute(server);
    await server.destroy();
  }
}
