import { createReadStream, createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { BucketClient } from "./objects.ts";

/** Creates operations for files of any size, streamed between disk and S3. */
export function createFiles({ client, bucket: Bucket }: BucketClient) {
  return {
    /** Uploads a file; if that fails or is aborted, nothing is stored. */
    async putFile(
      Key: string,
      path: string,
      ContentType: string,
      signal?: AbortSignal,
    ): Promise<void> {
      signal?.throwIfAborted();
      const Body = createReadStream(path);
      const upload = new Upload({ client, params: { Bucket, Key, Body, ContentType } });
      const abort = (): void => void upload.abort();
      signal?.addEventListener("abort", abort);
      try {
        await upload.done();
      } catch (error) {
        signal?.throwIfAborted();
        throw error;
      } finally {
        signal?.removeEventListener("abort", abort);
        Body.destroy();
      }
    },

    /** Downloads an object to a file. */
    async download(Key: string, path: string, signal?: AbortSignal): Promise<void> {
      const options = signal ? { abortSignal: signal } : {};
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), options);
      await pipeline(Body as Readable, createWriteStream(path), { signal });
    },
  };
}
