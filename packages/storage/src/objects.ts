import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { isMissing } from "./s3-client.ts";

/** An S3 client and its bucket. */
export interface BucketClient {
  readonly client: S3Client;
  readonly bucket: string;
}

export interface ObjectHead {
  readonly sizeBytes: number;
  readonly contentType: string | undefined;
}

/** Parses a value from untrusted JSON, for example a zod schema. */
export interface Parser<T> {
  parse(value: unknown): T;
}

/** Creates operations for small objects, which fit in memory. */
export function createObjects({ client, bucket: Bucket }: BucketClient) {
  async function findBytes(Key: string, signal?: AbortSignal): Promise<Uint8Array | null> {
    const options = signal ? { abortSignal: signal } : {};
    const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key }), options));
    return (await found?.Body?.transformToByteArray()) ?? null;
  }

  async function putBytes(Key: string, Body: Uint8Array, ContentType: string): Promise<void> {
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
  }

  async function findJson<T>(key: string, parser: Parser<T>): Promise<T | null> {
    const bytes = await findBytes(key);
    return bytes && parser.parse(JSON.parse(new TextDecoder().decode(bytes)));
  }

  return {
    /** Returns null if there is no such object. */
    async head(Key: string): Promise<ObjectHead | null> {
      const found = await orNull(client.send(new HeadObjectCommand({ Bucket, Key })));
      return found && { sizeBytes: found.ContentLength ?? 0, contentType: found.ContentType };
    },

    /** Copies an object within the bucket; returns false if there is none at `from`. */
    async copy(from: string, to: string): Promise<boolean> {
      const command = new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, Key: to });
      return (await orNull(client.send(command))) !== null;
    },

    /** Deletes an object; does nothing if there is none. */
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },

    /** Returns null if there is no such object. */
    findBytes,
    putBytes,

    /** Loads an object. Throws Error if there is no such object. */
    async getBytes(key: string, signal?: AbortSignal): Promise<Uint8Array> {
      return (await findBytes(key, signal)) ?? fail(key);
    },

    async putJson(key: string, value: unknown): Promise<void> {
      await putBytes(key, new TextEncoder().encode(JSON.stringify(value)), "application/json");
    },

    /** Returns null if there is no such object; throws what the parser throws. */
    findJson,

    /** Loads a JSON object. Throws Error if there is no such object, or what the parser throws. */
    async getJson<T>(key: string, parser: Parser<T>): Promise<T> {
      return (await findJson(key, parser)) ?? fail(key);
    },
  };
}

/** Returns null if S3 reports that there is no such object. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function fail(key: string): never {
  throw new Error(`Nothing is stored at ${key}`);
}
