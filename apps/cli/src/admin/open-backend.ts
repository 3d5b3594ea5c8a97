import { createDb, type Db } from "@dubdeck/db";
import { findStack } from "@dubdeck/stack";
import { Client, Connection } from "@temporalio/client";
import { readEnv } from "../env.ts";
import { chooseBackend } from "./choose-backend.ts";

/** Connections to the database and, opened on demand, to Temporal. */
export interface Backend {
  readonly db: Db;
  readonly temporal: () => Promise<Client>;
  readonly close: () => Promise<void>;
}

/**
 * Connects to the backend in the environment, else to the running stack's.
 * @throws CliError if there is neither
 */
export async function openBackend(): Promise<Backend> {
  const env = readEnv();
  const choice = chooseBackend(env, await findStack(env.DATA_DIR));
  const db = createDb(choice.databaseUrl);
  let connection: Connection | undefined;

  return {
    db,
    async temporal() {
      const temporal = choice.temporal();
      connection ??= await Connection.connect(temporal.connection);
      return new Client({ connection, namespace: temporal.namespace });
    },
    async close() {
      await connection?.close();
      await db.destroy();
    },
  };
}
