import { jobsEnv, parseEnv, temporalEnv } from "@dubdeck/env";
import { mailEnv } from "@dubdeck/mail";
import { enginesEnv } from "@dubdeck/speech";
import { storageEnv } from "@dubdeck/storage";
import { z } from "zod";

const envSchema = z.object({
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url(),
  ...temporalEnv.shape,
  ...jobsEnv.shape,
  ...storageEnv.shape,
  ...mailEnv.shape,
  ...enginesEnv.shape,
  PUBLIC_URL: z.url().default("http://localhost:3000"),
  /** Full path. */
  YT_DLP_PATH: z.string().default("yt-dlp"),
});
export type Env = z.infer<typeof envSchema>;

/**
 * Reads the worker's environment; throws one Error that names every variable that is missing or
 * invalid.
 */
export const readEnv = (variables: NodeJS.ProcessEnv = process.env): Env =>
  parseEnv(envSchema, variables, "The worker cannot start. Please set in its environment:");
