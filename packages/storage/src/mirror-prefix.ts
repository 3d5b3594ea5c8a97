import { createHash } from "node:crypto";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import pMap from "p-map";
import type { BucketStorage } from "./create-storage.ts";
import type { ListedObject } from "./transfers.ts";

/** Each large copy buffers up to 20 MB. */
const AT_ONCE = 4;

export interface Mirroring {
  readonly from: BucketStorage;
  readonly to: BucketStorage;
  readonly prefix: string;
  readonly signal: AbortSignal;
}

export interface Mirrored {
  /** Numbers of objects under the prefix, copied by this call, and removed as no longer there. */
  readonly objects: number;
  readonly copied: number;
  readonly removed: number;
}

/**
 * Makes the objects under a prefix the same in both storages: copies what `to` lacks and removes
 * from it what `from` lacks. Reads each copy back to verify it. Existing copies are kept, so an
 * interrupted call is continued by the next; one that changes nothing proves that all are there.
 * @throws Error if a copy differs from its original, or if the signal aborts
 */
export async function mirrorPrefix({ from, to, prefix, signal }: Mirroring): Promise<Mirrored> {
  const copies = await pMap(
    from.list(prefix),
    async (object) => {
      signal.throwIfAborted();
      return !(await to.holdsCopy(object)) && (await copyVerified(from, to, object, signal));
    },
    { concurrency: AT_ONCE, signal },
  );
  const removals = await pMap(
    to.list(prefix),
    async ({ key }) => {
      signal.throwIfAborted();
      if (await from.head(key)) return false;
      await to.remove(key);
      return true;
    },
    { concurrency: AT_ONCE, signal },
  );
  const count = (changes: readonly boolean[]): number => changes.filter(Boolean).length;
  return { objects: copies.length, copied: count(copies), removed: count(removals) };
}

/** Copies an object; returns false if it was removed meanwhile. */
async function copyVerified(
  from: BucketStorage,
  to: BucketStorage,
  { key, etag }: ListedObject,
  signal: AbortSignal,
): Promise<boolean> {
  const original = await from.open(key, signal);
  if (!original) return false;
  const hash = createHash("sha256");
  let bytes = 0;
  const copy = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part);
      bytes += part.length;
      done(null, part);
    },
  });
  await Promise.all([
    pipeline(original.body, copy, { signal }),
    to.storeCopy({ ...original, etag }, copy).catch((error: unknown) => {
      copy.destroy();
      throw error;
    }),
  ]);
  const written = await to.open(key, signal);
  const isSame =
    bytes === original.sizeBytes && written && (await digest(written.body)) === hash.digest("hex");
  if (isSame) return true;
  await to.remove(key);
  throw new Error(`The copy of ${key} differs from the original`);
}

async function digest(body: Readable): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(body, hash);
  return hash.digest("hex");
}
