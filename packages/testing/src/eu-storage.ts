import { randomUUID } from "node:crypto";
import type { TestServices } from "./services.ts";

/** Returns variables of a second storage for the EU: a new bucket on the tests' S3 server. */
export const euStorage = (services: TestServices) => ({
  S3_EU_ENDPOINT: services.S3_ENDPOINT,
  S3_EU_PUBLIC_ENDPOINT: services.S3_PUBLIC_ENDPOINT,
  S3_EU_REGION: services.S3_REGION,
  S3_EU_BUCKET: `eu-${randomUUID()}`,
  S3_EU_ACCESS_KEY_ID: services.S3_ACCESS_KEY_ID,
  S3_EU_SECRET_ACCESS_KEY: services.S3_SECRET_ACCESS_KEY,
});
