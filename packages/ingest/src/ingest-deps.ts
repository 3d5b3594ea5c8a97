import type { Db } from "@dubdeck/db";
import type { Storage } from "@dubdeck/storage";

export interface IngestDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly log: { warn(details: object, message: string): void };
}
