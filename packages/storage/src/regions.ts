import { AppError, type DataRegion } from "@dubdeck/domain";
import { type BucketStorage, createStorage } from "./create-storage.ts";
import type { StorageConfig } from "./s3-client.ts";

/** The location of each region's storage; `eu` is null if no second storage is configured. */
export interface RegionConfigs {
  readonly global: StorageConfig;
  readonly eu: StorageConfig | null;
}

/** The storages of the configured regions. */
export interface Regions {
  /** Whether there is a second storage, so that accounts can choose. */
  readonly canChoose: boolean;
  readonly all: readonly BucketStorage[];
  /** Returns a region's storage. Throws AppError UNAVAILABLE if it is not configured. */
  in(region: DataRegion): BucketStorage;
}

/** Creates the storages of the configured regions. */
export function createRegions({ global, eu }: RegionConfigs): Regions {
  const storages = { global: createStorage(global), eu: eu && createStorage(eu) };
  return {
    canChoose: storages.eu !== null,
    all: Object.values(storages).filter((storage) => storage !== null),
    in(region) {
      const storage = storages[region];
      if (storage) return storage;
      const cause = new Error(
        `No storage is configured for the region "${region}": see S3_EU_ENDPOINT`,
      );
      throw new AppError("UNAVAILABLE", NOT_CONFIGURED, { cause });
    },
  };
}

const NOT_CONFIGURED =
  "Your files are stored in the EU, where this server can't reach them right now. Please try again later.";
