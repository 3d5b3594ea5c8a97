import {
  ACTIVE_IMPORT_STATUSES,
  ACTIVE_STATUSES,
  ACCOUNT_GONE,
  AppError,
  type DataRegion,
  FILES_MOVING,
  UPLOAD_FORM_SECONDS,
} from "@dubdeck/domain";
import { type Db, inTransaction } from "../database.ts";
import { insertRemovedFiles } from "../upkeep/removed-files.ts";
import { audit } from "./audit.ts";
import { lockUser, type UserRow } from "./users.ts";

/** A move of all files of an account to another region. */
export interface Move {
  readonly userId: string;
  readonly from: DataRegion;
  readonly to: DataRegion;
}

/** Returns the region of the user's files; null if there is no such user. */
export async function selectDataRegion(db: Db, userId: string): Promise<DataRegion | null> {
  const query = db.selectFrom("users").select("dataRegion").where("id", "=", userId);
  return (await query.executeTakeFirst())?.dataRegion ?? null;
}

/**
 * Throws AppError CONFLICT while the account's files are being moved, or if they are no longer in
 * `region`. Call it with the locked row, before adding or removing files.
 */
export function requireSettled(row: UserRow | undefined, region = row?.dataRegion): void {
  if (row && (row.movingTo !== null || row.dataRegion !== region)) {
    throw new AppError("CONFLICT", FILES_MOVING);
  }
}

/**
 * Requests a move; until it ends, no files are added or removed. `users.moving_to` is also the
 * record by which the sweep starts the move's workflow. Returns null if the files are in the region
 * already. Throws AppError CONFLICT if the account's files are being moved, written or removed.
 */
export function insertMove(db: Db, userId: string, to: DataRegion): Promise<Move | null> {
  return inTransaction(db, async (trx) => {
    const row = await lockUser(trx, userId);
    if (!row) throw new AppError("NOT_FOUND", ACCOUNT_GONE);
    requireSettled(row);
    const from = row.dataRegion;
    if (from === to) return null;
    const reason = await reasonToWait(trx, userId);
    if (reason) throw new AppError("CONFLICT", reason);
    await trx.updateTable("users").set({ movingTo: to }).where("id", "=", userId).execute();
    const detail = { from, to };
    await audit(trx, { userId, actor: "user", action: "data_region.move_requested", detail });
    return { userId, from, to };
  });
}

/** Thumbnails are added within this time after their video. */
const THUMBNAIL_WITHIN_MS = 5 * 60_000;

async function reasonToWait(trx: Db, userId: string): Promise<string | null> {
  const since = (ms: number): Date => new Date(Date.now() - ms);
  const find = (table: "jobs" | "videoImports" | "uploads" | "videos" | "removedFiles") =>
    trx.selectFrom(table).select("userId").where("userId", "=", userId).limit(1);
  const dubs = find("jobs").where("status", "in", ACTIVE_STATUSES);
  if (await dubs.executeTakeFirst()) {
    return "A dub is queued or running. Please wait for it, or cancel it, and try again.";
  }
  const imports = find("videoImports").where("status", "in", ACTIVE_IMPORT_STATUSES);
  if (await imports.executeTakeFirst()) {
    return "A link is being fetched. Please wait for it, or cancel it, and try again.";
  }
  const uploads = find("uploads")
    .where("sizeBytes", ">", 0)
    .where("createdAt", ">", since(UPLOAD_FORM_SECONDS * 1000));
  const unfinished = find("videos")
    .where("thumbnailKey", "is", null)
    .where("createdAt", ">", since(THUMBNAIL_WITHIN_MS));
  if ((await uploads.executeTakeFirst()) ?? (await unfinished.executeTakeFirst())) {
    return "A file is being uploaded, or an upload was stopped within the last hour. Please try again later.";
  }
  if (await find("removedFiles").executeTakeFirst()) {
    return "Removed files are still being deleted. Please try again in an hour.";
  }
  return null;
}

/** Lists all requested moves, for the sweep. */
export async function selectMoves(db: Db): Promise<Move[]> {
  const rows = await db
    .selectFrom("users")
    .select((eb) => ["id as userId", "dataRegion as from", eb.ref("movingTo").$notNull().as("to")])
    .where("movingTo", "is not", null)
    .execute();
  return rows;
}

/** Returns whether this move is still requested and has not been completed. */
export async function isMoving(db: Db, { userId, from, to }: Move): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("dataRegion", "=", from)
    .where("movingTo", "=", to)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a move: the account's files are in `to` from now on, and the ones in `from` are due for
 * removal. If it failed, the other way round. Returns false if the move had ended before.
 */
export function endMove(
  db: Db,
  move: Move,
  { failed, prefix }: { failed: boolean; prefix: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { userId, from, to } = move;
    await lockUser(trx, userId);
    if (!(await isMoving(trx, move))) return false;
    const [kept, cleared] = failed ? [from, to] : [to, from];
    const change = { dataRegion: kept, movingTo: null };
    await trx.updateTable("users").set(change).where("id", "=", userId).execute();
    await insertRemovedFiles(trx, userId, [prefix], cleared);
    const action = failed ? "data_region.move_failed" : "data_region.moved";
    await audit(trx, { userId, actor: "system", action, detail: { from, to } });
    return true;
  });
}
