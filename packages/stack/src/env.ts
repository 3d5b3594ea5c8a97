import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "@dubdeck/env";
import { z } from "zod";
import { repositoryRoot } from "./paths.ts";

const text = z.string().optional();
const address = z.url().optional();

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /**
   * Address to listen on for the site and its files; by default only this machine can reach them.
   */
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: address,
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: address,
  TEMPORAL_ADDRESS: text,
  TEMPORAL_NAMESPACE: text,
  TEMPORAL_API_KEY: text,
  S3_ENDPOINT: address,
  S3_PUBLIC_ENDPOINT: address,
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  OPENAI_API_KEY: text,
  SPEECH_URL: address,
  STT_BASE_URL: address,
  STT_API_KEY: text,
  STT_MODEL: text,
  TTS_BASE_URL: address,
  TTS_API_KEY: text,
  TTS_MODEL: text,
  MT_BASE_URL: address,
  MT_KIND: text,
  MT_API_KEY: text,
  MT_MODEL: text,
  WHISPER_MODEL: z.string().default("auto"),
  YT_DLP_PATH: text,
});
export type Environment = z.infer<typeof environmentSchema>;

/** An environment without configuration: every part is embedded. */
export const embeddedOnly: Environment = environmentSchema.parse({});

/** Loads a folder's `.env` for variables that are not set yet. */
export function loadEnvFile(folder = repositoryRoot): void {
  const file = join(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Reads this process's environment, and the repository's `.env` for variables that are not set.
 * Throws an Error that names each invalid variable.
 */
export function readEnvironment(): Environment {
  loadEnvFile();
  return parseEnv(environmentSchema, process.env, "Please correct in the environment:");
}

/** Returns this process's variables with `own` added, for a child process. */
export function childEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...own };
}

/** Returns whether npm runs this process as a script. */
export function isRunByNpm(): boolean {
  return process.env["npm_lifecycle_event"] !== undefined;
}
