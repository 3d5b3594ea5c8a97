import type { ImportRow } from "@dubdeck/db";
import type { Import } from "@dubdeck/domain";

/** What its owner may know of an import. */
export function toImport(row: ImportRow): Import {
  const { id, url, status, progress, error, videoId, createdAt } = row;
  return { id, url, status, progress, error, videoId, createdAt };
}
