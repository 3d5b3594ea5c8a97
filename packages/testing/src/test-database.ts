import { randomUUID } from "node:crypto";
import { createDb, createPool, migrateToLatest } from "@dubdeck/db";
import type { Pool } from "pg";

export interface TestDatabase {
  readonly url: string;
  readonly pool: ReturnType<typeof createPool>;
  readonly db: ReturnType<typeof createDb>;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

const TEMPLATE = "dubdeck_template";
/** Key of the advisory lock, the same in every test process. */
const LOCK = 7_043_021;

/**
 * Creates a database with the whole schema for one test suite: a copy of a template that the first
 * suite of a run migrates.
 * @param serverUrl URL of any database on a PostgreSQL server where databases may be created
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

/** Runs one copy at a time, since copying requires exclusive access to the template. */
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

/** Migrates the template and disconnects: copying also requires that nothing is connected to it. */
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
