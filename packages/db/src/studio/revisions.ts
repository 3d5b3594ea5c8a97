import {
  AppError,
  changesBetween,
  NO_DUB_YET,
  NO_SCRIPT_YET,
  NOTHING_CHANGED,
  type Price,
  PRICE_CHANGED,
  priceOf,
  REVISION_RUNS,
  revisionMinutesMissing,
  type Script,
} from "@dubdeck/domain";
import { sql } from "kysely";
import { type Db, inTransaction } from "../database.ts";
import { requireSettled } from "../accounts/data-region.ts";
import { lockUser } from "../accounts/users.ts";
import type { JobRow } from "../dubbing/jobs.ts";
import { insertPendingWorkflow } from "../dubbing/pending-workflows.ts";
import { billableMs, reserveMinutes } from "../ledger/ledger.ts";
import { editScript } from "./edits.ts";
import { selectScript } from "./scripts.ts";

/** A script that was or is being spoken, and the clips it was spoken with. */
export interface Snapshot {
  readonly jobId: string;
  readonly script: Script;
  readonly clips: object;
}

/** Stores what a job speaks; does nothing if it has a snapshot. */
export async function insertSnapshot(db: Db, jobId: string, script: Script): Promise<void> {
  await db
    .insertInto("jobScripts")
    .values({ jobId, script: JSON.stringify(script) })
    .onConflict((conflict) => conflict.column("jobId").doNothing())
    .execute();
}

/** Stores the clips that a job's lines were spoken with, by line id. */
export async function updateClips(db: Db, jobId: string, clips: object): Promise<void> {
  const json = JSON.stringify(clips);
  await db.updateTable("jobScripts").set({ clips: json }).where("jobId", "=", jobId).execute();
}

/** Returns what one job speaks; undefined if it has no snapshot. */
export const selectSnapshot = (db: Db, jobId: string): Promise<Snapshot | undefined> =>
  db.selectFrom("jobScripts").selectAll().where("jobId", "=", jobId).executeTakeFirst();

/** Returns the snapshots of a dub's completed revisions, the dub itself included, oldest first. */
export const selectCompletedSnapshots = (db: Db, dubId: string): Promise<Snapshot[]> =>
  db
    .selectFrom("jobScripts")
    .innerJoin("jobs", "jobs.id", "jobScripts.jobId")
    .select(["jobScripts.jobId", "jobScripts.script", "jobScripts.clips"])
    .where((eb) => eb.or([eb("jobs.id", "=", dubId), eb("jobs.revisionOf", "=", dubId)]))
    .where("jobs.status", "=", "completed")
    .orderBy("jobs.revision")
    .execute();

const REVISION = [
  "id",
  "revision",
  "revisionOf",
  "revisionName",
  "status",
  "progress",
  "stage",
  "timeLeftMs",
  "changedLines",
  "billedMs",
  "createdAt",
  "finishedAt",
  "error",
  "failureCode",
] as const;
/** A job as one of its dub's revisions. */
export type RevisionRow = Pick<JobRow, (typeof REVISION)[number]>;

/** Lists a dub's revisions, newest first; the last one is the dub itself. */
export const selectRevisions = (db: Db, dubId: string): Promise<RevisionRow[]> =>
  db
    .selectFrom("jobs")
    .select(REVISION)
    .where((eb) => eb.or([eb("id", "=", dubId), eb("revisionOf", "=", dubId)]))
    .orderBy("revision", "desc")
    .execute();

/** Returns the published script of a dub and the price of its current one as a revision. */
export async function selectPrice(
  db: Db,
  { id, publishedId }: Pick<JobRow, "id" | "publishedId">,
  script: Script,
): Promise<{ published: Script | null; price: Price }> {
  const paid = await selectCompletedSnapshots(db, id);
  const published = paid.find(({ jobId }) => jobId === (publishedId ?? id))?.script ?? null;
  const scripts = paid.map((snapshot) => snapshot.script);
  return { published, price: priceOf(script, published, scripts) };
}

/**
 * Adds a queued revision of a dub with its current script, and reserves its price.
 * @param expectedMs the price that its owner was shown, in ms
 * @throws AppError NOT_FOUND, CONFLICT (no finished dub, another revision runs, the price is no
 * longer the one shown, or the account's files are being moved), UNPROCESSABLE (nothing changed), QUOTA_EXCEEDED
 */
export function insertRevision(
  db: Db,
  { id, userId }: Pick<JobRow, "id" | "userId">,
  { name, expectedMs }: { readonly name: string | null; readonly expectedMs?: number | undefined },
): Promise<JobRow> {
  return inTransaction(db, async (trx) => {
    requireSettled(await lockUser(trx, userId));
    const dub = await lockDub(trx, id);
    const script = await selectScript(trx, id);
    if (!script) throw new AppError("CONFLICT", NO_SCRIPT_YET);
    const revisions = await selectRevisions(trx, id);
    if (revisions.some(({ status }) => status === "queued" || status === "processing")) {
      throw new AppError("CONFLICT", REVISION_RUNS);
    }
    const { price } = await selectPrice(trx, dub, script);
    if (!price.hasChanges) throw new AppError("UNPROCESSABLE", NOTHING_CHANGED);
    if (expectedMs !== undefined && price.ms !== expectedMs) {
      throw new AppError("CONFLICT", PRICE_CHANGED);
    }
    const row = await trx
      .insertInto("jobs")
      .values({
        videoId: dub.videoId,
        userId,
        revisionOf: id,
        revision: Math.max(...revisions.map(({ revision }) => revision)) + 1,
        revisionName: name,
        billedMs: billableMs(price.ms),
        changedLines: price.lines,
        targetLanguage: dub.targetLanguage,
        sourceLanguage: dub.sourceLanguage,
        languageDetected: dub.languageDetected,
        voice: dub.voice,
        speakerVoices: JSON.stringify(dub.speakerVoices),
        background: dub.background,
        dualAudio: dub.dualAudio,
        watermark: dub.watermark,
        burnSubtitles: dub.burnSubtitles,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await insertSnapshot(trx, row.id, script);
    await insertPendingWorkflow(trx, { jobId: row.id });
    const missing = revisionMinutesMissing;
    await reserveMinutes(trx, { userId, jobIds: [row.id], ms: price.ms, missing });
    return row;
  });
}

/** Names a revision; returns undefined if the dub has no such revision. */
export const renameRevision = (
  db: Db,
  dubId: string,
  { number, name }: { readonly number: number; readonly name: string | null },
): Promise<RevisionRow | undefined> =>
  db
    .updateTable("jobs")
    .set({ revisionName: name })
    .where((eb) => eb.or([eb("id", "=", dubId), eb("revisionOf", "=", dubId)]))
    .where("revision", "=", number)
    .returning(REVISION)
    .executeTakeFirst();

/** Makes a completed revision the one that its dub shows and offers for download. */
export async function publishRevision(
  trx: Db,
  { id, revisionOf }: Pick<JobRow, "id" | "revisionOf">,
  files: { readonly previewKey: string | null; readonly outputKey: string | null },
): Promise<void> {
  await trx
    .updateTable("jobs")
    .set({ ...files, publishedId: revisionOf === null ? null : id })
    .where("id", "=", revisionOf ?? id)
    .execute();
}

/**
 * Publishes an earlier revision again and takes its script back, as a step of the history.
 * @param files the storage keys of the revision's preview and output
 * @throws AppError CONFLICT while a revision runs or if this one never completed
 */
export function restoreRevision(
  db: Db,
  { dubId, revision, actor }: { dubId: string; revision: RevisionRow; actor: string },
  files: { readonly previewKey: string; readonly outputKey: string },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockDub(trx, dubId);
    const revisions = await selectRevisions(trx, dubId);
    if (revisions.some(({ status }) => status === "queued" || status === "processing")) {
      throw new AppError("CONFLICT", REVISION_RUNS);
    }
    const snapshot = await selectSnapshot(trx, revision.id);
    if (revision.status !== "completed" || !snapshot) {
      throw new AppError("CONFLICT", "Only a finished revision can be restored.");
    }
    await editScript(trx, dubId, { kind: "restore", actor }, (script) =>
      changesBetween(script, snapshot.script),
    );
    await publishRevision(trx, revision, files);
  });
}

/** Locks a finished dub. Throws AppError CONFLICT if it is not finished, or no longer exists. */
async function lockDub(trx: Db, id: string): Promise<JobRow> {
  const dub = await trx
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("revisionOf", "is", null)
    .where(sql<boolean>`status = 'completed'`)
    .forUpdate()
    .executeTakeFirst();
  if (!dub) throw new AppError("CONFLICT", NO_DUB_YET);
  return dub;
}
