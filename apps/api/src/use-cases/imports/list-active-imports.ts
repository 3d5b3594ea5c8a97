import { listActiveImports as findActiveImports } from "@dubdeck/db";
import type { Import, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toImport } from "./to-import.ts";

/** The owner's imports that are on their way, oldest first. */
export async function listActiveImports({ db }: Deps, user: User): Promise<Import[]> {
  return (await findActiveImports(db, user.id)).map(toImport);
}
