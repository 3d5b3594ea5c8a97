import { S3Client } from "@aws-sdk/client-s3";
import { AppError } from "@dubdeck/domain";

export interface StorageConfig {
  /** URL by which this process reaches S3. */
  readonly endpoint: string;
  /** URL by which browsers reach S3, used in presigned URLs. */
  readonly publicEndpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Creates a client for any S3-compatible server. While the server is down, calls throw AppError
 * UNAVAILABLE.
 */
export function createS3Client(config: StorageConfig, endpoint: string): S3Client {
  const { region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Not every S3-compatible server supports the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5000, socketTimeout: 60_000 },
  });
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if (isOutage(error)) throw new AppError("UNAVAILABLE", OUTAGE_MESSAGE, { cause: error });
        throw error;
      }
    },
    { step: "initialize", name: "reportOutage" },
  );
  return client;
}

const OUTAGE_MESSAGE = "The file storage can't be reached right now. Please try again in a moment.";

interface SdkError {
  readonly name?: string;
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

function isOutage(error: unknown): boolean {
  const { name, code, $metadata } = error as SdkError;
  const status = $metadata?.httpStatusCode;
  if (status !== undefined) return status >= 500;
  return name === "TimeoutError" || (typeof code === "string" && /^E[A-Z]+$/.test(code));
}

/** Returns whether S3 reported that the object or bucket does not exist. */
export function isMissing(error: unknown): boolean {
  return (error as SdkError).$metadata?.httpStatusCode === 404;
}
