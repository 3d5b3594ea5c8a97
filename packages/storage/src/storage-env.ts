import { z } from "zod";
import type { RegionConfigs } from "./regions.ts";
import type { StorageConfig } from "./s3-client.ts";

/** Environment variables that locate S3, to be included in a process's own schema. */
export const storageEnv = z.object({
  S3_ENDPOINT: z.url(),
  S3_PUBLIC_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().default("dubdeck"),
  S3_ACCESS_KEY_ID: z.string().min(1),
  S3_SECRET_ACCESS_KEY: z.string().min(1),
  /** The second storage; with it, accounts can keep their files in the EU only. */
  S3_EU_ENDPOINT: z.url().optional(),
  S3_EU_PUBLIC_ENDPOINT: z.url().optional(),
  S3_EU_REGION: z.string().optional(),
  S3_EU_BUCKET: z.string().optional(),
  S3_EU_ACCESS_KEY_ID: z.string().optional(),
  S3_EU_SECRET_ACCESS_KEY: z.string().optional(),
});
type StorageEnv = z.infer<typeof storageEnv>;

/** Returns the first storage; the public endpoint defaults to the internal one. */
export const storageConfig = (env: StorageEnv): StorageConfig => ({
  endpoint: env.S3_ENDPOINT,
  publicEndpoint: env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT,
  region: env.S3_REGION,
  bucket: env.S3_BUCKET,
  accessKeyId: env.S3_ACCESS_KEY_ID,
  secretAccessKey: env.S3_SECRET_ACCESS_KEY,
});

/**
 * Returns the storage of each region; `eu` is null if no second storage is configured.
 * @throws Error if the second storage is half configured, or is the first one again
 */
export function storageConfigs(env: StorageEnv): RegionConfigs {
  const global = storageConfig(env);
  const eu = euConfig(env);
  if (eu && placeOf(eu) === placeOf(global)) {
    throw new Error(
      "S3_EU_ENDPOINT and S3_EU_BUCKET name the same bucket as S3_ENDPOINT and S3_BUCKET. Please name another one for the EU.",
    );
  }
  return { global, eu };
}

const REQUIRED = [
  "S3_EU_ENDPOINT",
  "S3_EU_REGION",
  "S3_EU_BUCKET",
  "S3_EU_ACCESS_KEY_ID",
  "S3_EU_SECRET_ACCESS_KEY",
] as const;

function euConfig(env: StorageEnv): StorageConfig | null {
  const [endpoint = "", region = "", bucket = "", accessKeyId = "", secretAccessKey = ""] =
    REQUIRED.map((name) => env[name]);
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length === REQUIRED.length && !env.S3_EU_PUBLIC_ENDPOINT) return null;
  if (missing.length > 0) {
    throw new Error(
      `The EU storage is only half configured. Please also set in the environment: ${missing.join(", ")}`,
    );
  }
  const publicEndpoint = env.S3_EU_PUBLIC_ENDPOINT ?? endpoint;
  return { endpoint, publicEndpoint, region, bucket, accessKeyId, secretAccessKey };
}

const placeOf = ({ endpoint, bucket }: StorageConfig): string =>
  `${new URL(endpoint).href.replace(/\/+$/, "")}/${bucket}`;
