import type { JobRow, RevisionRow } from "@dubdeck/db";
import type { Revision } from "./schemas.ts";

/** Converts a row to the revision its owner sees. */
export const toRevision = (row: RevisionRow, dub: JobRow): Revision => ({
  id: row.id,
  number: row.revision,
  name: row.revisionName,
  status: row.status,
  progress: row.progress,
  stage: row.stage,
  timeLeftMs: row.timeLeftMs,
  published: row.id === (dub.publishedId ?? dub.id),
  changedLines: row.changedLines,
  billedMs: row.billedMs,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
  error: row.error,
  failureCode: row.failureCode,
});
