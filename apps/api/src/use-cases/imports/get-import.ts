import { findImport } from "@dubdeck/db";
import { AppError, type Import, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toImport } from "./to-import.ts";

/** The owner's import. Throws NOT_FOUND. */
export async function getImport({ db }: Deps, user: User, id: string): Promise<Import> {
  const row = await findImport(db, user.id, id);
  if (!row) throw new AppError("NOT_FOUND", "There is no such import.");
  return toImport(row);
}
