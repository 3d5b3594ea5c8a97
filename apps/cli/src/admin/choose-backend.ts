import { parseEnv, temporalAddress, temporalEnv } from "@dubdeck/env";
import type { RunState } from "@dubdeck/stack";
import type { Env } from "../env.ts";
import { CliError, EXIT } from "../exit-codes.ts";

/** Addresses of the database and, read only on demand, of Temporal. */
interface BackendChoice {
  readonly databaseUrl: string;
  readonly temporal: () => {
    readonly connection: ReturnType<typeof temporalAddress>;
    readonly namespace: string;
  };
}

/**
 * Chooses the addresses in the environment, else the running stack's. Ignores a stack with another
 * database, because its Temporal does not have that database's jobs.
 * @throws CliError if neither names a database
 */
export function chooseBackend(env: Env, running: Pick<RunState, "env"> | null): BackendChoice {
  const databaseUrl = env.DATABASE_URL ?? running?.env["DATABASE_URL"];
  if (!databaseUrl) {
    throw new CliError(EXIT.noServer, "Dubdeck does not run here. Start it, or set DATABASE_URL.");
  }
  const stack = running?.env["DATABASE_URL"] === databaseUrl ? running.env : {};
  return {
    databaseUrl,
    temporal() {
      const set = Object.entries(env).filter(([, value]) => value !== undefined);
      const variables = { ...stack, ...Object.fromEntries(set) };
      const temporal = parseEnv(temporalEnv, variables, "Please set in the environment:");
      return { connection: temporalAddress(temporal), namespace: temporal.TEMPORAL_NAMESPACE };
    },
  };
}
