import { glob, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  deleteUpload,
  EXPIRED_ROWS,
  type RemovedFiles,
  selectOldUploads,
  selectRemovedFiles,
  forgetRemovedFiles,
} from "@dubdeck/db";
import { uploadPrefix } from "@dubdeck/storage";
import type { ExpiringKind } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

export type RetentionDeps = Pick<Deps, "db" | "storage" | "regions" | "cacheDir">;

interface Expiry {
  /** Retention in ms, counted from creation, or from the row's own expiry time if it has one. */
  readonly keepMs: number;
  /** Removes at most `limit` items that expired `before`; returns how many. */
  readonly remove: (deps: RetentionDeps, bounds: Bounds) => Promise<number>;
}
interface Bounds {
  readonly before: Date;
  readonly limit: number;
}

const DAY_MS = 86_400_000;

const rows = (kind: keyof typeof EXPIRED_ROWS, keepMs: number): Expiry => ({
  keepMs,
  remove: ({ db }, bounds) => EXPIRED_ROWS[kind](db, bounds),
});

/**
 * Retention per kind of data. A video's source, transcripts, clips and dubs are kept until their
 * owner removes the video; a job's working files, until the job ends.
 */
export const RETENTION: Readonly<Record<ExpiringKind, Expiry>> = {
  /** Removed as soon as they expire. */
  sessions: rows("sessions", 0),
  passwordResets: rows("passwordResets", 0),
  emailVerifications: rows("emailVerifications", 0),
  rateLimits: rows("rateLimits", 0),
  /** Stripe retries an event for three days at most. */
  webhookEvents: rows("webhookEvents", 30 * DAY_MS),
  endedImports: rows("endedImports", 90 * DAY_MS),
  /** A removed account's usage counts until the end of its month. */
  pastUsage: rows("pastUsage", 0),
  /** Steps hold a running job's progress; after the end, the job's row does. */
  jobSteps: rows("jobSteps", DAY_MS),
  /** A signed form is valid for an hour. Files that became videos are stored elsewhere by then. */
  uploads: { keepMs: DAY_MS, remove: removeUploads },
  removedFiles: { keepMs: 0, remove: removeFolders },
  webhookDeliveries: rows("webhookDeliveries", 30 * DAY_MS),
  compiledCode: { keepMs: 30 * DAY_MS, remove: removeCompiled },
};

async function removeUploads({ db, storage }: RetentionDeps, bounds: Bounds): Promise<number> {
  const uploads = await selectOldUploads(db, bounds);
  for (const { id, userId, sourceKey } of uploads) {
    await storage.deletePrefix(uploadPrefix(userId, id), sourceKey);
    await deleteUpload(db, id);
  }
  return uploads.length;
}

async function removeFolders(deps: RetentionDeps, bounds: Bounds): Promise<number> {
  const folders = await selectRemovedFiles(deps.db, bounds);
  for (const folder of folders) await removeFolder(deps, folder);
  return folders.length;
}

/** Removes the files under a recorded prefix, from its region or from all regions. */
export async function removeFolder(
  { db, storage, regions }: Pick<Deps, "db" | "storage" | "regions">,
  { prefix, region }: RemovedFiles,
): Promise<void> {
  await (region ? regions.in(region) : storage).deletePrefix(prefix);
  await forgetRemovedFiles(db, prefix);
}

/** Safe to remove: running processes have it in memory, and the next one compiles it again. */
async function removeCompiled({ cacheDir }: RetentionDeps, bounds: Bounds): Promise<number> {
  let removed = 0;
  for await (const file of glob("**", { cwd: cacheDir, withFileTypes: true })) {
    if (removed === bounds.limit) break;
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    if ((await stat(path)).mtime >= bounds.before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
