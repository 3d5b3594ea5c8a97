import { randomUUID } from "node:crypto";
import type { TestServices } from "@dubdeck/testing";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { createDb, migrateToLatest } from "./index.ts";

const { DATABASE_URL }: TestServices = inject("services");

it("migrates once when several processes start at the same time", async () => {
  const name = `migrate_${randomUUID().replaceAll("-", "")}`;
  const server = createDb(DATABASE_URL);
  await sql`create database ${sql.id(name)}`.execute(server);
  const url = new URL(DATABASE_URL);
  url.pathname = `/${name}`;
  const processes = Array.from({ length: 5 }, () => createDb(url.href));
  try {
    await Promise.all(processes.map((db) => migrateToLatest(db)));
    const { rows } = await sql`select name from kysely_migration`.execute(processes[0] ?? server);
    expect(rows.length).toBe(new Set(rows.map((row) => JSON.stringify(row))).size);
    expect(rows.length).toBeGreaterThan(3);
  } finally {
    await Promise.all(processes.map((db) => db.destroy()));
    await sql`drop database ${sql.id(name)}`.execute(server);
    await server.destroy();
  }
});
