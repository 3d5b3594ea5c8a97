import { createS3Client, type StorageConfig } from "./s3-client.ts";
import { createSigner } from "./sign.ts";
import { createObjects } from "./objects.ts";
import { createFiles } from "./files.ts";
import { createBucketTools } from "./bucket.ts";
import { createTransfers } from "./transfers.ts";

/** One bucket. */
export type BucketStorage = ReturnType<typeof createStorage>;
/** The product's files, in one bucket or in several. */
export type Storage = Omit<BucketStorage, keyof ReturnType<typeof createTransfers>>;

/**
 * Creates access to the product's files in one bucket of any S3-compatible server. Keys come from
 * keys.ts. Every call throws AppError UNAVAILABLE while the server is down.
 */
export function createStorage(config: StorageConfig) {
  const client = createS3Client(config, config.endpoint);
  const publicClient = createS3Client(config, config.publicEndpoint);
  const bucketClient = { client, bucket: config.bucket };
  return {
    ...createSigner(config, client, publicClient),
    ...createObjects(bucketClient),
    ...createFiles(bucketClient),
    ...createBucketTools(bucketClient),
    ...createTransfers(bucketClient),
    /** Closes the connections. */
    close(): void {
      client.destroy();
      publicClient.destroy();
    },
  };
}
