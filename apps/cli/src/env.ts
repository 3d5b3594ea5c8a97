import { parseEnv } from "@dubdeck/env";
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
});

/** The commands' environment; throws with the name of every variable that is not right. */
export const readEnv = (): z.infer<typeof envSchema> =>
  parseEnv(envSchema, process.env, "Please correct in the environment:");
