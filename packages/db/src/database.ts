import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import { Pool, TypeOverrides } from "pg";
import type { Database } from "./tables.ts";

/** What a query function runs on: the pool, or the caller's transaction. */
export type Db = Kysely<Database> | Transaction<Database>;

/**
 * Creates a connection pool for `postgres://…`; parses `int8` as number and keeps dates as
 * `YYYY-MM-DD`.
 */
export function createPool(url: string, options: { max?: number } = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    types,
  });
  // A broken connection fails its query and is replaced; without a listener its error event would
  // end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/**
 * Creates a typed database on a pool or a URL, with camelCase names in code. `destroy()` closes the
 * pool.
 */
export function createDb(source: string | Pool): Kysely<Database> {
  const pool = typeof source === "string" ? createPool(source) : source;
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Throws if the database cannot be reached. */
export async function checkDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Runs `work` in the caller's transaction, or in a new one if there is none. */
export function inTransaction<T>(db: Db, work: (trx: Transaction<Database>) => Promise<T>) {
  return db.isTransaction ? work(db as Transaction<Database>) : db.transaction().execute(work);
}

const INT8 = 20;
const DATE = 1082;

const types = new TypeOverrides();
types.setTypeParser(INT8, Number);
types.setTypeParser(DATE, String);
