import { createDb, type Db } from "@dubdeck/db";
import { findStack } from "@dubdeck/stack";
import { Client, Connection } from "@temporalio/client";
import { readEnv } from "../env.ts";
import { CliError, EXIT } from "../exit-codes.ts";

/** The database and, once it is asked for, Temporal. */
export interface Backend {
  readonly db: Db;
  readonly temporal: () => Promise<Client>;
  readonly close: () => Promise<void>;
}

/**
 * Opens what the environment names, else what the running stack uses.
 * @throws CliError when there is neither
 */
export async function openBackend(): Promise<Backend> {
  const env = readEnv();
  const stack = env.DATABASE_URL ? null : await findStack(env.DATA_DIR);
  const databaseUrl = env.DATABASE_URL ?? stack?.env["DATABASE_URL"];
  if (!databaseUrl) {
    throw new CliError(EXIT.noServer, "Dubdeck does not run here. Start it, or set DATABASE_URL.");
  }
  const address = env.TEMPORAL_ADDRESS ?? stack?.env["TEMPORAL_ADDRESS"];
  const namespace = env.TEMPORAL_NAMESPACE ?? stack?.env["TEMPORAL_NAMESPACE"] ?? "default";
  const db = createDb(databaseUrl);
  let connection: Connection | undefined;

  return {
    db,
    async temporal() {
      if (!address) throw new CliError(EXIT.usage, "Set TEMPORAL_ADDRESS.");
      connection ??= await Connection.connect({ address });
      return new Client({ connection, namespace });
    },
    async close() {
      await connection?.close();
      await db.destroy();
    },
  };
}
