import { enginesEnv } from "@dubdeck/speech";
import { z } from "zod";

const envSchema = enginesEnv.extend({
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z.url(),
  TEMPORAL_ADDRESS: z.string().min(1),
  TEMPORAL_NAMESPACE: z.string().default("default"),
  TEMPORAL_API_KEY: z.string().optional(),
  S3_ENDPOINT: z.url(),
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().default("dubdeck"),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
  SMTP_URL: z.url().optional(),
  SUPPORT_EMAIL: z.email().default("support@example.com"),
});
export type Env = z.infer<typeof envSchema>;

/** The worker's environment; throws with the name of every variable that is missing or wrong. */
export function readEnv(): Env {
  const set = Object.entries(process.env).filter(([, value]) => value !== "");
  const parsed = envSchema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  ${issue.path.join(".")}: ${issue.message}`,
  );
  throw new Error(`The worker's environment is not right:\n${problems.join("\n")}`);
}
