import {
  insertRevision,
  type RevisionRow,
  renameRevision as writeName,
  restoreRevision as writeRestore,
  selectRevisions,
} from "@dubdeck/db";
import { AppError, type User } from "@dubdeck/domain";
import { jobKeys } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";
import type { Identity } from "../auth/authenticate.ts";
import { startWaiting } from "../jobs/start-waiting.ts";
import { actorOf, requireEditable } from "./edit-script.ts";
import { requireDub } from "./get-studio.ts";
import type { Revision } from "./schemas.ts";
import { toRevision } from "./to-revision.ts";

/** Lists a dub's revisions, newest first. Throws NOT_FOUND. */
export async function listRevisions({ db }: Deps, user: User, jobId: string): Promise<Revision[]> {
  const dub = await requireDub(db, user, jobId);
  return (await selectRevisions(db, jobId)).map((row) => toRevision(row, dub));
}

/**
 * Starts a revision: the dub of its script as it is now. Throws NOT_FOUND, CONFLICT (no finished
 * dub, another revision runs, or `expectedMs` is no longer the price), UNPROCESSABLE (nothing
 * changed), QUOTA_EXCEEDED.
 */
export async function createRevision(
  deps: Deps,
  user: User,
  order: {
    readonly jobId: string;
    readonly name: string | null;
    readonly expectedMs?: number | undefined;
  },
): Promise<Revision> {
  const dub = await requireEditable(deps, user, order.jobId);
  const row = await insertRevision(deps.db, dub, order);
  await startWaiting(deps, user);
  return toRevision(row, dub);
}

/** Names a revision. Throws NOT_FOUND. */
export async function renameRevision(
  { db }: Deps,
  user: User,
  { jobId, ...change }: { jobId: string; number: number; name: string | null },
): Promise<Revision> {
  const dub = await requireDub(db, user, jobId);
  const row = await writeName(db, jobId, change);
  if (!row) throw noSuchRevision();
  return toRevision(row, dub);
}

/**
 * Publishes an earlier revision again, and takes its script back. Throws NOT_FOUND, or CONFLICT
 * while a revision runs or if this one never completed.
 */
export async function restoreRevision(
  deps: Deps,
  identity: Identity,
  { jobId, number }: { readonly jobId: string; readonly number: number },
): Promise<Revision[]> {
  const { db } = deps;
  const { user } = identity;
  const dub = await requireEditable(deps, user, jobId);
  const revision = await requireRevision(db, jobId, number);
  const actor = await actorOf(deps, identity);
  const { preview: previewKey, output: outputKey } = jobKeys(user.id, revision.id);
  await writeRestore(db, { dubId: dub.id, revision, actor }, { previewKey, outputKey });
  return await listRevisions(deps, user, jobId);
}

/** Returns presigned URLs of a completed revision's files. Throws NOT_FOUND. */
export async function filesOfRevision(
  { db, storage }: Deps,
  user: User,
  { jobId, number }: { readonly jobId: string; readonly number: number },
): Promise<{ previewUrl: string | null; outputUrl: string | null }> {
  await requireDub(db, user, jobId);
  const { id, status } = await requireRevision(db, jobId, number);
  if (status !== "completed") return { previewUrl: null, outputUrl: null };
  const keys = jobKeys(user.id, id);
  const [previewUrl, outputUrl] = await Promise.all([
    storage.presignGet(keys.preview),
    storage.presignGet(keys.output),
  ]);
  return { previewUrl, outputUrl };
}

async function requireRevision(
  db: Deps["db"],
  jobId: string,
  number: number,
): Promise<RevisionRow> {
  const found = (await selectRevisions(db, jobId)).find(({ revision }) => revision === number);
  if (!found) throw noSuchRevision();
  return found;
}

const noSuchRevision = (): AppError =>
  new AppError("NOT_FOUND", "There is no such revision of this dub.");
