import type { Environment } from "../env.ts";
import { planPostgres } from "./postgres.ts";
import { planS3 } from "./s3.ts";
import type { PlannedService, ServiceContext } from "./service.ts";
import { planSpeech } from "./speech.ts";
import { planTemporal } from "./temporal.ts";

export const SERVICES = {
  postgres: planPostgres,
  temporal: planTemporal,
  s3: planS3,
  speech: planSpeech,
} as const satisfies Record<string, (context: ServiceContext) => Promise<PlannedService>>;
export type ServiceName = keyof typeof SERVICES;

const CONFIGURED: Record<ServiceName, (environment: Environment) => boolean> = {
  postgres: (environment) => environment.DATABASE_URL !== undefined,
  temporal: (environment) => environment.TEMPORAL_ADDRESS !== undefined,
  s3: (environment) => environment.S3_ENDPOINT !== undefined,
  speech: (environment) =>
    environment.OPENAI_API_KEY !== undefined ||
    (environment.STT_BASE_URL !== undefined && environment.TTS_BASE_URL !== undefined),
};

/** True when the environment names no server for this part, so the embedded one is needed. */
export function isEmbedded(service: ServiceName, environment: Environment): boolean {
  return !CONFIGURED[service](environment);
}
