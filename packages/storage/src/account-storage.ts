import type { DataRegion } from "@dubdeck/domain";
import type { BucketStorage, Storage } from "./create-storage.ts";
import { ownerOf } from "./keys.ts";
import type { Parser } from "./objects.ts";
import type { Regions } from "./regions.ts";

/** Looks up the region of a user's files; null if the user does not exist. */
export type RegionOf = (userId: string) => Promise<DataRegion | null>;

/**
 * Creates access to all accounts' files: every operation uses the storage of the key's owner. Files
 * shared by all users are in the first storage. Removing a prefix removes it from every storage.
 */
export function createAccountStorage(regions: Regions, regionOf: RegionOf): Storage {
  const at = async (key: string, find = regionOf): Promise<BucketStorage> => {
    const userId = ownerOf(key);
    return regions.in((userId && (await find(userId))) || "global");
  };
  const sharedRegionOf = sharingLookups(regionOf);

  const inAll = async (work: (storage: BucketStorage) => Promise<void>): Promise<void> => {
    await Promise.all(regions.all.map(work));
  };

  return {
    signUpload: async (upload) => (await at(upload.key)).signUpload(upload),
    parseUploadUrl(fileUrl) {
      for (const storage of regions.all) {
        const upload = storage.parseUploadUrl(fileUrl);
        if (upload) return upload;
      }
      return null;
    },
    presignGet: async (key, options) => (await at(key, sharedRegionOf)).presignGet(key, options),
    head: async (key) => (await at(key)).head(key),
    copy: async (from, to) => (await at(from)).copy(from, to),
    remove: async (key) => (await at(key)).remove(key),
    findBytes: async (key, signal) => (await at(key)).findBytes(key, signal),
    getBytes: async (key, signal) => (await at(key)).getBytes(key, signal),
    putBytes: async (key, ...content) => (await at(key)).putBytes(key, ...content),
    putJson: async (key, value) => (await at(key)).putJson(key, value),
    findJson: async <T>(key: string, parser: Parser<T>) => (await at(key)).findJson(key, parser),
    getJson: async <T>(key: string, parser: Parser<T>) => (await at(key)).getJson(key, parser),
    putFile: async (key, ...file) => (await at(key)).putFile(key, ...file),
    download: async (key, ...file) => (await at(key)).download(key, ...file),
    ensureBucket: () => inAll((storage) => storage.ensureBucket()),
    deletePrefix: (prefix, keep) => inAll((storage) => storage.deletePrefix(prefix, keep)),
    close() {
      for (const storage of regions.all) storage.close();
    },
  };
}

/** Lets concurrent lookups of a user share one query: a page of videos presigns many URLs. */
function sharingLookups(regionOf: RegionOf): RegionOf {
  const underWay = new Map<string, ReturnType<RegionOf>>();
  return (userId) => {
    const lookup = underWay.get(userId) ?? regionOf(userId).finally(() => underWay.delete(userId));
    underWay.set(userId, lookup);
    return lookup;
  };
}
