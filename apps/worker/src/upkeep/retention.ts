import { glob, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  deleteUpload,
  EXPIRED_ROWS,
  selectOldUploads,
  selectRemovedFiles,
  forgetRemovedFiles,
} from "@dubdeck/db";
import { uploadPrefix } from "@dubdeck/storage";
import type { ExpiringKind } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

export type RetentionDeps = Pick<Deps, "db" | "storage" | "cacheDir">;

interface Expiry {
  /** Ms that it is kept after it was made, or after its own time where it has one. */
  readonly keepMs: number;
  /** Removes at most `limit` of what expired `before`; returns how many. */
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
 * What expires when. A video's source, what was heard of it, its clips and dubs are kept until
 * their owner removes the video, a job's working files until the job ends.
 */
export const RETENTION: Readonly<Record<ExpiringKind, Expiry>> = {
  /** After their own end. */
  sessions: rows("sessions", 0),
  passwordResets: rows("passwordResets", 0),
  emailVerifications: rows("emailVerifications", 0),
  rateLimits: rows("rateLimits", 0),
  /** Stripe repeats an event for three days at most. */
  webhookEvents: rows("webhookEvents", 30 * DAY_MS),
  endedImports: rows("endedImports", 90 * DAY_MS),
  /** What removed accounts used counts until its month is over. */
  pastUsage: rows("pastUsage", 0),
  /** They tell how far a job is; once it has ended, its own row does. */
  jobSteps: rows("jobSteps", DAY_MS),
  /** A form is good for an hour. What was made into a video lies elsewhere by then. */
  uploads: { keepMs: DAY_MS, remove: removeUploads },
  removedFiles: { keepMs: 0, remove: removeFolders },
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

async function removeFolders({ db, storage }: RetentionDeps, bounds: Bounds): Promise<number> {
  const prefixes = await selectRemovedFiles(db, bounds);
  for (const prefix of prefixes) {
    await storage.deletePrefix(prefix);
    await forgetRemovedFiles(db, prefix);
  }
  return prefixes.length;
}

/** What is in use is in its process's memory already; the next one makes it again. */
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
