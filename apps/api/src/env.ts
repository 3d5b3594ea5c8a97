import { billingEnv } from "@dubdeck/billing";
import { jobsEnv, parseEnv, temporalEnv } from "@dubdeck/env";
import { mailEnv } from "@dubdeck/mail";
import { enginesEnv } from "@dubdeck/speech";
import { storageEnv } from "@dubdeck/storage";
import { z } from "zod";

const flag = z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] });

const envSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** Address to listen on; by default reachable from this machine only. */
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url().optional(),
  /** Number of reverse proxies in front of the api; each adds one entry to X-Forwarded-For. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: z.url(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SUPPORT_PHONE: z.string().default("+1 (555) 010-0199"),
  CONTACT_BASE_URL: z.url().optional(),
  CHAT_ENABLED: flag.default(true),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  ...temporalEnv.shape,
  ...jobsEnv.shape,
  ...storageEnv.shape,
  ...mailEnv.shape,
  ...enginesEnv.shape,
  ...billingEnv.shape,
});
export type Env = z.infer<typeof envSchema>;

/** Reads the api's environment. Throws one error that names all missing or invalid variables. */
export const readEnv = (variables: NodeJS.ProcessEnv = process.env): Env =>
  parseEnv(envSchema, variables, "The api cannot start. Please set in its environment:");
