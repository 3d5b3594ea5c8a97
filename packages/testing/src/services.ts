import type {} from "vitest";

/** The environment of the real services that the integration tests run on. */
export type TestServices = Readonly<
  Record<
    | "DATABASE_URL"
    | "TEMPORAL_ADDRESS"
    | "TEMPORAL_NAMESPACE"
    | "S3_ENDPOINT"
    | "S3_PUBLIC_ENDPOINT"
    | "S3_REGION"
    | "S3_BUCKET"
    | "S3_ACCESS_KEY_ID"
    | "S3_SECRET_ACCESS_KEY",
    string
  >
>;

declare module "vitest" {
  interface ProvidedContext {
    services: TestServices;
  }
}
