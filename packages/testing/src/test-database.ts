import { randomUUID } from "node:crypto";
import { createDb, createPool, migrateToLatest } from "@dubdeck/db";
import type { Pool } from "pg";

export interface TestDatabase {
  readonly url: string;
  readonly pool: ReturnType<typeof createPool>;
  readonly db: ReturnType<typeof createDb>;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

const TEMPLATE = "dubdeck_template";
/** Any number, the same in every test process. */
const LOCK = 7_043_021;

/**
 * A database of its own for a suite, with the whole schema: a copy of a template that the first
 * suite of a run migrates.
 * @param serverUrl Any database of a PostgreSQL server on which databases may be made.
 */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = createPool(serverUrl, { max: 1 });
  try {
    await withTemplate(server, serverUrl, () =>
      server.query(`create database ${name} template ${TEMPLATE}`),
    );
  } finally {
    await server.end();
  }
  const url = urlOf(serverUrl, name);
  const pool = createPool(url);
  const db = createDb(pool);
  return { url, pool, db, drop: () => drop(serverUrl, name, db) };
}

/** Copying needs the template for itself, so one suite at a time does it. */
async function withTemplate(
  server: Pool,
  serverUrl: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await server.query("select pg_advisory_lock($1)", [LOCK]);
  try {
    const known = await server.query("select from pg_database where datname = $1", [TEMPLATE]);
    if (known.rowCount === 0) await server.query(`create database ${TEMPLATE}`);
    await migrateTemplate(urlOf(serverUrl, TEMPLATE));
    await work();
  } finally {
    await server.query("select pg_advisory_unlock($1)", [LOCK]);
  }
}

/** Copying also needs it to be free of connections. */
async function migrateTemplate(url: string): Promise<void> {
  const db = createDb(url);
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

async function drop(serverUrl: string, name: string, db: TestDatabase["db"]): Promise<void> {
  await db.destroy();
  const server = createPool(serverUrl, { max: 1 });
  try {
    await server.query(`drop database ${name} with (force)`);
  } finally {
    await server.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
