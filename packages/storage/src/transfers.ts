import type { Readable } from "node:stream";
import { GetObjectCommand, HeadObjectCommand, paginateListObjectsV2 } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { orNull, type BucketClient } from "./objects.ts";

export interface ListedObject {
  readonly key: string;
  readonly sizeBytes: number;
  /** Identifies the content within its bucket; the same content may have another one elsewhere. */
  readonly etag: string;
}

export interface OpenObject extends ListedObject {
  readonly body: Readable;
  readonly contentType: string | undefined;
}

/** Creates operations that stream objects from one bucket to another. */
export function createTransfers({ client, bucket: Bucket }: BucketClient) {
  return {
    /** Lists the objects under a prefix, page by page. */
    async *list(Prefix: string): AsyncGenerator<ListedObject> {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix });
      for await (const { Contents = [] } of pages) {
        for (const { Key: key, Size: sizeBytes = 0, ETag: etag = "" } of Contents) {
          if (key) yield { key, sizeBytes, etag };
        }
      }
    },

    /** Opens an object for reading; returns null if there is no such object. */
    async open(Key: string, abortSignal: AbortSignal): Promise<OpenObject | null> {
      const found = await orNull(
        client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal }),
      );
      if (!found) return null;
      const { ContentLength: sizeBytes = 0, ContentType: contentType, ETag: etag = "" } = found;
      return { key: Key, sizeBytes, etag, contentType, body: found.Body as Readable };
    },

    /** Stores a stream, with the ETag of the object that it was copied from. */
    async storeCopy({ key, contentType, etag }: OpenObject, Body: Readable): Promise<void> {
      const params = { Bucket, Key: key, Body, ContentType: contentType };
      await new Upload({ client, params: { ...params, Metadata: { [COPIED]: etag } } }).done();
    },

    /** Returns whether this bucket holds a copy of the listed object, stored by storeCopy. */
    async holdsCopy({ key: Key, sizeBytes, etag }: ListedObject): Promise<boolean> {
      const found = await orNull(client.send(new HeadObjectCommand({ Bucket, Key })));
      return found?.ContentLength === sizeBytes && found.Metadata?.[COPIED] === etag;
    },
  };
}

const COPIED = "copied-etag";
