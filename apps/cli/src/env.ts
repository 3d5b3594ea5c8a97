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
export function readEnv(): z.infer<typeof envSchema> {
  const parsed = envSchema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Bad environment: ${problems.join("; ")}`);
}
