import { selectImport, type ImportRow, selectActiveImports } from "@dubdeck/db";
import { AppError, type Import, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** Returns one of the user's imports. Throws NOT_FOUND. */
export async function getImport({ db }: Deps, user: User, id: string): Promise<Import> {
  const row = await selectImport(db, user.id, id);
  if (!row) throw new AppError("NOT_FOUND", "There is no such import.");
  return toImport(row);
}

/** Lists the user's active imports, oldest first. */
export async function listActiveImports({ db }: Deps, user: User): Promise<Import[]> {
  return (await selectActiveImports(db, user.id)).map(toImport);
}

/** Converts a row to the fields that its owner may see. */
export function toImport(row: ImportRow): Import {
  const { id, url, status, progress, error, videoId, createdAt } = row;
  return { id, url, status, progress, error, videoId, createdAt };
}
