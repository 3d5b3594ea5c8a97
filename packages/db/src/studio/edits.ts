import {
  AppError,
  applyChanges,
  type Changes,
  type EditKind,
  invert,
  isEmpty,
  NO_SCRIPT_YET,
  type Script,
} from "@dubdeck/domain";
import { sql } from "kysely";
import { type Db, inTransaction } from "../database.ts";
import { selectScript, writeChanges } from "./scripts.ts";

/** A step of a script's history. */
export interface EditStep {
  readonly number: number;
  readonly kind: EditKind;
  readonly changes: Changes;
}

export interface Edited {
  readonly script: Script;
  /** Null if the edit changed nothing. */
  readonly step: EditStep | null;
}

/**
 * Edits a dub's script under the lock of the dub's row and adds the step to its history; steps that
 * were undone can then no longer be redone. An edit that changes nothing leaves no step.
 * @param edit works out the changes from the current script, and may throw
 * @throws AppError CONFLICT if the dub has no script yet
 */
export function editScript(
  db: Db,
  jobId: string,
  { kind, actor }: { readonly kind: EditKind; readonly actor: string },
  edit: (script: Script) => Changes,
): Promise<Edited> {
  return inTransaction(db, async (trx) => {
    const script = await lockScript(trx, jobId);
    const changes = edit(script);
    if (isEmpty(changes)) return { script, step: null };
    await trx
      .updateTable("scriptEdits")
      .set({ state: "dropped" })
      .where("jobId", "=", jobId)
      .where("state", "=", "undone")
      .execute();
    const edited = await write(trx, jobId, script, changes);
    const number = (await lastNumber(trx, jobId)) + 1;
    const row = { jobId, number, kind, actor, changes: JSON.stringify(changes) };
    await trx.insertInto("scriptEdits").values(row).execute();
    return { script: edited, step: { number, kind, changes } };
  });
}

/** Takes the last step back. Throws AppError CONFLICT if there is none. */
export const undoEdit = (db: Db, jobId: string): Promise<Edited> =>
  walk(db, jobId, { from: "applied", to: "undone" });

/** Repeats the step that was undone last. Throws AppError CONFLICT if there is none. */
export const redoEdit = (db: Db, jobId: string): Promise<Edited> =>
  walk(db, jobId, { from: "undone", to: "applied" });

function walk(
  db: Db,
  jobId: string,
  { from, to }: { from: "applied" | "undone"; to: "applied" | "undone" },
): Promise<Edited> {
  return inTransaction(db, async (trx) => {
    const script = await lockScript(trx, jobId);
    const back = to === "undone";
    const row = await trx
      .selectFrom("scriptEdits")
      .select(["number", "kind", "changes"])
      .where("jobId", "=", jobId)
      .where("state", "=", from)
      .orderBy("number", back ? "desc" : "asc")
      .limit(1)
      .executeTakeFirst();
    if (!row) {
      throw new AppError("CONFLICT", `There is nothing to ${back ? "undo" : "redo"}.`);
    }
    const changes = back ? invert(row.changes) : row.changes;
    const edited = await write(trx, jobId, script, changes);
    await trx
      .updateTable("scriptEdits")
      .set({ state: to })
      .where("jobId", "=", jobId)
      .where("number", "=", row.number)
      .execute();
    return { script: edited, step: { ...row, changes } };
  });
}

async function lockScript(trx: Db, jobId: string): Promise<Script> {
  await trx.selectFrom("jobs").select("id").where("id", "=", jobId).forUpdate().execute();
  const script = await selectScript(trx, jobId);
  if (!script) throw new AppError("CONFLICT", NO_SCRIPT_YET);
  return script;
}

/** Applies the changes and writes what they changed, with its new versions. */
async function write(trx: Db, jobId: string, script: Script, changes: Changes): Promise<Script> {
  const edited = applyChanges(script, changes);
  const lines = new Map(edited.lines.map((line) => [line.id, line]));
  const speakers = new Map(edited.speakers.map((speaker) => [speaker.id, speaker]));
  await writeChanges(trx, jobId, {
    lines: changes.lines.map(({ before, after }) => ({
      before,
      after: lines.get(after?.id ?? "") ?? null,
    })),
    speakers: changes.speakers.map(({ before, after }) => ({
      before,
      after: speakers.get(after?.id ?? "") ?? null,
    })),
  });
  return edited;
}

async function lastNumber(db: Db, jobId: string): Promise<number> {
  const { last } = await db
    .selectFrom("scriptEdits")
    .select(sql<number>`coalesce(max(number), 0)`.as("last"))
    .where("jobId", "=", jobId)
    .executeTakeFirstOrThrow();
  return last;
}

/** Whether there is a step to undo, and one to redo. */
export async function selectUndoable(
  db: Db,
  jobId: string,
): Promise<{ canUndo: boolean; canRedo: boolean }> {
  const states = await db
    .selectFrom("scriptEdits")
    .select("state")
    .distinct()
    .where("jobId", "=", jobId)
    .execute();
  const has = (wanted: string): boolean => states.some(({ state }) => state === wanted);
  return { canUndo: has("applied"), canRedo: has("undone") };
}

/** Lists at most `limit` steps of a script's history before a number, newest first. */
export const selectEdits = (
  db: Db,
  jobId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
) =>
  db
    .selectFrom("scriptEdits")
    .select(["number", "kind", "actor", "changes", "state", "createdAt"])
    .where("jobId", "=", jobId)
    .$if(before !== undefined, (query) => query.where("number", "<", before ?? 0))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
