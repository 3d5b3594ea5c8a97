import type { ServiceName } from "../is-embedded.ts";
import { planPostgres } from "./postgres.ts";
import { planS3 } from "./s3.ts";
import type { PlannedService, ServiceContext } from "./service.ts";
import { planSpeech } from "./speech.ts";
import { planTemporal } from "./temporal.ts";

type Plan = (context: ServiceContext) => Promise<PlannedService>;

/** The planner of each embedded service. */
export const SERVICES: Readonly<Record<ServiceName, Plan>> = {
  postgres: planPostgres,
  temporal: planTemporal,
  s3: planS3,
  speech: planSpeech,
};
