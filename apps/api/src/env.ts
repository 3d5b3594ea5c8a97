import { billingEnv } from "@dubdeck/billing";
import { enginesEnv } from "@dubdeck/speech";
import { z } from "zod";

const flag = z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] });

const envSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.url(),
  TEMPORAL_ADDRESS: z.string(),
  TEMPORAL_NAMESPACE: z.string().default("default"),
  TEMPORAL_API_KEY: z.string().optional(),
  S3_ENDPOINT: z.url(),
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().default("dubdeck"),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SMTP_URL: z.url().optional(),
  SUPPORT_EMAIL: z.email().default("support@example.com"),
  SUPPORT_PHONE: z.string().default("+1 (555) 010-0199"),
  CONTACT_BASE_URL: z.url().optional(),
  CHAT_ENABLED: flag.default(true),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  ...enginesEnv.shape,
  ...billingEnv.shape,
});
export type Env = z.infer<typeof envSchema>;

/** The api's environment; throws one message that names every variable that is missing or wrong. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.entries(variables).filter(([, value]) => value !== "");
  const parsed = envSchema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The api cannot start. Please set in its environment:\n${problems.join("\n")}`);
}
