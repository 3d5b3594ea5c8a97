import { parseEnv } from "@dubdeck/env";
import { loadEnvFile } from "@dubdeck/stack";
import { z } from "zod";

const envSchema = z.object({
  DUBDECK_URL: z.url().optional(),
  DUBDECK_TOKEN: z.string().min(1).optional(),
  /** Where npm was called. */
  INIT_CWD: z.string().optional(),
  DATA_DIR: z.string().default(".data"),
  /** The database that the admin command works on; by default the running stack's. */
  DATABASE_URL: z.string().optional(),
  TEMPORAL_ADDRESS: z.string().optional(),
  TEMPORAL_NAMESPACE: z.string().optional(),
  TEMPORAL_API_KEY: z.string().optional(),
});
export type Env = z.infer<typeof envSchema>;

/**
 * The commands' environment, with the same `.env` that the stack reads; throws with the name of
 * every variable that is not right.
 */
export function readEnv(folder?: string): Env {
  loadEnvFile(folder);
  return parseEnv(envSchema, process.env, "Please correct in the environment:");
}
