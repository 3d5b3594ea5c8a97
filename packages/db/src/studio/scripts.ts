import { type Changes, type Script, type ScriptLine, sortLines } from "@dubdeck/domain";
import { sql } from "kysely";
import type { Db } from "../database.ts";

/** Rows per statement: PostgreSQL takes at most 65,535 parameters. */
const BATCH = 1000;

const FIELDS = [
  "version",
  "speaker",
  "sourceText",
  "text",
  "startMs",
  "endMs",
  "voice",
  "speed",
  "sayAs",
  "recording",
] as const satisfies readonly (keyof ScriptLine)[];

/** Returns a dub's editable script; null until it has one. */
export async function selectScript(db: Db, jobId: string): Promise<Script | null> {
  const [lines, speakers] = await Promise.all([
    db
      .selectFrom("scriptLines")
      .select(["id", ...FIELDS])
      .where("jobId", "=", jobId)
      .execute(),
    db
      .selectFrom("scriptSpeakers")
      .select(["id", "version", "name", "voice"])
      .where("jobId", "=", jobId)
      .orderBy(sql`length(id)`)
      .orderBy("id")
      .execute(),
  ]);
  return lines.length + speakers.length === 0 ? null : { lines: sortLines(lines), speakers };
}

/** Stores a dub's first script; does nothing if it has one. */
export async function insertScript(db: Db, jobId: string, script: Script): Promise<void> {
  const { lines, speakers } = script;
  const added = <T>(after: T) => ({ before: null, after });
  await writeChanges(db, jobId, { lines: lines.map(added), speakers: speakers.map(added) }, false);
}

/** Writes the lines and speakers of changes; `replaces` says whether they may exist already. */
export async function writeChanges(
  db: Db,
  jobId: string,
  { lines, speakers }: Changes,
  replaces = true,
): Promise<void> {
  const gone = removed(lines);
  if (gone.length > 0) {
    await db
      .deleteFrom("scriptLines")
      .where("jobId", "=", jobId)
      .where("id", "=", sql<string>`any(${gone})`)
      .execute();
  }
  const kept = lines.flatMap(({ after }) => (after ? [{ jobId, ...after }] : []));
  for (let at = 0; at < kept.length; at += BATCH) {
    await db
      .insertInto("scriptLines")
      .values(kept.slice(at, at + BATCH))
      .onConflict((conflict) => {
        const same = conflict.columns(["jobId", "id"]);
        return replaces ? same.doUpdateSet(excludedFields()) : same.doNothing();
      })
      .execute();
  }
  const goneSpeakers = removed(speakers);
  if (goneSpeakers.length > 0) {
    await db
      .deleteFrom("scriptSpeakers")
      .where("jobId", "=", jobId)
      .where("id", "=", sql<string>`any(${goneSpeakers})`)
      .execute();
  }
  const people = speakers.flatMap(({ after }) => (after ? [{ jobId, ...after }] : []));
  if (people.length === 0) return;
  await db
    .insertInto("scriptSpeakers")
    .values(people)
    .onConflict((conflict) => {
      const same = conflict.columns(["jobId", "id"]);
      const set = {
        version: sql<number>`excluded.version`,
        name: sql<string>`excluded.name`,
        voice: sql<string>`excluded.voice`,
      };
      return replaces ? same.doUpdateSet(set) : same.doNothing();
    })
    .execute();
}

const removed = (
  changes: readonly { before: { id: string } | null; after: { id: string } | null }[],
): string[] => changes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));

const excludedFields = () =>
  Object.fromEntries(FIELDS.map((field) => [field, sql`excluded.${sql.ref(field)}`]));
