import { selectImport, type ImportRow, selectActiveImports } from "@dubdeck/db";
import { AppError, type Import, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** The owner's import. Throws NOT_FOUND. */
export async function getImport({ db }: Deps, user: User, id: string): Promise<Import> {
  const row = await selectImport(db, user.id, id);
  if (!row) throw new AppError("NOT_FOUND", "There is no such import.");
  return toImport(row);
}

/** The owner's imports that are on their way, oldest first. */
export async function listActiveImports({ db }: Deps, user: User): Promise<Import[]> {
  return (await selectActiveImports(db, user.id)).map(toImport);
}

/** What its owner may know of an import. */
export function toImport(row: ImportRow): Import {
  const { id, url, status, progress, error, videoId, createdAt } = row;
  return { id, url, status, progress, error, videoId, createdAt };
}
