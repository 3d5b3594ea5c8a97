import { parseEnv } from "@dubdeck/env";
import { loadEnvFile } from "@dubdeck/stack";
import { z } from "zod";

const envSchema = z.object({
  DUBDECK_URL: z.url().optional(),
  DUBDECK_TOKEN: z.string().min(1).optional(),
  /** Folder from which npm was called. */
  INIT_CWD: z.string().optional(),
  VISUAL: z.string().min(1).optional(),
  EDITOR: z.string().min(1).optional(),
  DATA_DIR: z.string().default(".data"),
  /** Database for the admin command; the running stack's by default. */
  DATABASE_URL: z.string().optional(),
  TEMPORAL_ADDRESS: z.string().optional(),
  TEMPORAL_NAMESPACE: z.string().optional(),
  TEMPORAL_API_KEY: z.string().optional(),
});
export type Env = z.infer<typeof envSchema>;

/**
 * Reads the commands' environment, including the stack's `.env`.
 * @throws Error that names every invalid variable
 */
export function readEnv(folder?: string): Env {
  loadEnvFile(folder);
  return parseEnv(envSchema, process.env, "Please correct in the environment:");
}
