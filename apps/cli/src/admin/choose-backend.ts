import { parseEnv, temporalAddress, temporalEnv } from "@dubdeck/env";
import type { RunState } from "@dubdeck/stack";
import type { Env } from "../env.ts";
import { CliError, EXIT } from "../exit-codes.ts";

/** Where the database is and, once it is asked for, how Temporal is reached. */
interface BackendChoice {
  readonly databaseUrl: string;
  readonly temporal: () => {
    readonly connection: ReturnType<typeof temporalAddress>;
    readonly namespace: string;
  };
}

/**
 * What the environment names, and for the rest what the running stack uses. A stack on another
 * database is left out: its Temporal knows nothing of that database's jobs.
 * @throws CliError when neither names a database
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
