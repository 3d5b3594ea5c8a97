import type { Environment } from "./env.ts";

export type ServiceName = "postgres" | "temporal" | "s3" | "speech";

const CONFIGURED: Record<ServiceName, (environment: Environment) => boolean> = {
  postgres: (environment) => environment.DATABASE_URL !== undefined,
  temporal: (environment) => environment.TEMPORAL_ADDRESS !== undefined,
  s3: (environment) => environment.S3_ENDPOINT !== undefined,
  speech: (environment) =>
    environment.OPENAI_API_KEY !== undefined ||
    (environment.STT_BASE_URL !== undefined && environment.TTS_BASE_URL !== undefined),
};

/**
 * Returns whether the embedded server is needed, because the environment configures none for this
 * part.
 */
export function isEmbedded(service: ServiceName, environment: Environment): boolean {
  return !CONFIGURED[service](environment);
}
