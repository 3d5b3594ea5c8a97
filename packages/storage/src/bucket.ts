import { setTimeout as sleep } from "node:timers/promises";
import {
  CreateBucketCommand,
  DeleteObjectsCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";
import { AppError } from "@dubdeck/domain";
import type { BucketClient } from "./objects.ts";
import { isMissing } from "./s3-client.ts";

const START_TRIES = 40;
const START_WAIT_MS = 500;

/** Creates operations on the bucket itself and on whole prefixes. */
export function createBucketTools({ client, bucket: Bucket }: BucketClient) {
  return {
    /** Creates the bucket unless it exists; waits up to 20 s for a server that is starting. */
    async ensureBucket(): Promise<void> {
      for (let tries = 1; ; tries++) {
        try {
          await client.send(new HeadBucketCommand({ Bucket }));
          return;
        } catch (error) {
          if (isMissing(error)) await client.send(new CreateBucketCommand({ Bucket }));
          else if (tries === START_TRIES || !isUnavailable(error)) throw error;
          else await sleep(START_WAIT_MS);
        }
      }
    },

    /**
     * Deletes every object whose key starts with the prefix, except `keep`. Throws if the prefix
     * does not end with a slash.
     */
    async deletePrefix(prefix: string, keep?: string | null): Promise<void> {
      if (!prefix.endsWith("/")) throw new Error(`Not a folder of keys: ${prefix}`);
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
      for await (const { Contents = [] } of pages) {
        const Objects = Contents.flatMap(({ Key }) => (Key && Key !== keep ? [{ Key }] : []));
        if (Objects.length === 0) continue;
        const command = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
        const { Errors = [] } = await client.send(command);
        if (Errors[0]) throw new Error(`Could not delete ${Errors[0].Key}: ${Errors[0].Message}`);
      }
    },
  };
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === "UNAVAILABLE";
