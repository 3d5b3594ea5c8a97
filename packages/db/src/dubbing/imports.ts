import {
  ACTIVE_IMPORT_STATUSES,
  AppError,
  type Page,
  type Paged,
  linksBusy,
} from "@dubdeck/domain";
import type { Selectable } from "kysely";
import { type Db, inTransaction } from "../database.ts";
import { deletePendingWorkflow, insertPendingWorkflow } from "./pending-workflows.ts";
import { byCreation, isBehind, toPage } from "../page.ts";
import type { Database } from "../tables.ts";
import { requireSettled } from "../accounts/data-region.ts";
import { lockUser } from "../accounts/users.ts";

export type ImportRow = Selectable<Database["videoImports"]>;

/**
 * Adds a queued import with a pending workflow. Throws AppError CONFLICT if the user already has
 * `atOnce` active imports, or while their files are being moved; concurrent calls are serialised.
 */
export function insertImport(
  db: Db,
  { userId, url, atOnce }: { userId: string; url: string; atOnce: number },
): Promise<ImportRow> {
  return inTransaction(db, async (trx) => {
    requireSettled(await lockUser(trx, userId));
    if ((await selectActiveImports(trx, userId)).length >= atOnce) {
      throw new AppError("CONFLICT", linksBusy(atOnce));
    }
    const row = await trx
      .insertInto("videoImports")
      .values({ userId, url })
      .returningAll()
      .executeTakeFirstOrThrow();
    await insertPendingWorkflow(trx, { importId: row.id });
    return row;
  });
}

/** Finds an import of this user; other users' imports are not found. */
export const selectImport = (db: Db, userId: string, id: string): Promise<ImportRow | undefined> =>
  db
    .selectFrom("videoImports")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();

/** Lists the user's imports, newest first. */
export async function selectImports(db: Db, userId: string, page: Page): Promise<Paged<ImportRow>> {
  const { cursor, limit } = page;
  const rows = await db
    .selectFrom("videoImports")
    .selectAll()
    .where("userId", "=", userId)
    .$if(Boolean(cursor), (query) => query.where(isBehind(cursor ?? "")))
    .orderBy(byCreation, "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return toPage(rows, page);
}

/** Lists the user's active imports, oldest first. */
export const selectActiveImports = (db: Db, userId: string): Promise<ImportRow[]> =>
  db
    .selectFrom("videoImports")
    .selectAll()
    .where("userId", "=", userId)
    .where("status", "in", ACTIVE_IMPORT_STATUSES)
    .orderBy("createdAt")
    .execute();

/** Stores the download's progress, 0 to 100; a late or repeated call never lowers it. */
export async function updateImportProgress(
  db: Db,
  userId: string,
  id: string,
  progress: number,
): Promise<void> {
  await db
    .updateTable("videoImports")
    .set((eb) => ({
      status: "fetching",
      progress: eb.fn("greatest", ["progress", eb.val(progress)]),
    }))
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("status", "in", ACTIVE_IMPORT_STATUSES)
    .execute();
}

export type ImportEnd =
  | { readonly status: "completed"; readonly videoId: string; readonly progress: 100 }
  | { readonly status: "failed"; readonly error: string }
  | { readonly status: "canceled" };

/** Ends an active import; returns undefined and changes nothing if it has already ended. */
export const endImport = (
  db: Db,
  userId: string,
  id: string,
  end: ImportEnd,
): Promise<ImportRow | undefined> =>
  inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable("videoImports")
      .set(end)
      .where("id", "=", id)
      .where("userId", "=", userId)
      .where("status", "in", ACTIVE_IMPORT_STATUSES)
      .returningAll()
      .executeTakeFirst();
    if (row) await deletePendingWorkflow(trx, { importId: id });
    return row;
  });

/**
 * Lists active imports with a started workflow, at least `olderThanMs` old, oldest first; for
 * upkeep.
 */
export const selectStartedImports = (
  db: Db,
  { olderThanMs }: { olderThanMs: number },
): Promise<ImportRow[]> =>
  db
    .selectFrom("videoImports")
    .selectAll()
    .where("status", "in", ACTIVE_IMPORT_STATUSES)
    .where("createdAt", "<", new Date(Date.now() - olderThanMs))
    .where("id", "not in", (eb) =>
      eb
        .selectFrom("pendingWorkflows")
        .select((pending) => pending.ref("importId").$notNull().as("importId"))
        .where("importId", "is not", null),
    )
    .orderBy("createdAt")
    .execute();
