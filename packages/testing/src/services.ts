import { z } from "zod";

/** Variables with which tests, and the processes that they start, reach the embedded services. */
export const servicesSchema = z.object({
  /** A free port; of all web origins, only the one with this port may read from S3. */
  PORT: z.string(),
  PUBLIC_URL: z.string(),
  DATABASE_URL: z.string(),
  TEMPORAL_ADDRESS: z.string(),
  TEMPORAL_NAMESPACE: z.string(),
  S3_ENDPOINT: z.string(),
  S3_PUBLIC_ENDPOINT: z.string(),
  S3_REGION: z.string(),
  S3_BUCKET: z.string(),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
  SPEECH_URL: z.string(),
  STT_BASE_URL: z.string(),
  STT_MODEL: z.string(),
  TTS_BASE_URL: z.string(),
  TTS_MODEL: z.string(),
  YT_DLP_PATH: z.string(),
});
export type TestServices = z.infer<typeof servicesSchema>;

declare module "vitest" {
  export interface ProvidedContext {
    /** `inject("services")` in tests of the projects `integration` and `e2e`. */
    services: TestServices;
  }
}
