import {
  insertScript,
  insertSnapshot,
  type JobRow,
  selectPrice,
  selectRevisions,
  selectScript,
  selectUndoable,
} from "@dubdeck/db";
import { AppError, NO_SCRIPT_YET, NO_SUCH_JOB, type Script, type User } from "@dubdeck/domain";
import { reportSchema, scriptOfReport, studioLines } from "@dubdeck/dubbing";
import type { Deps } from "../../deps.ts";
import { requireJob } from "../jobs/get-job.ts";
import type { Studio, StudioState } from "./schemas.ts";
import { toRevision } from "./to-revision.ts";

/**
 * Returns a dub's script with everything the studio shows beside it. Throws NOT_FOUND, or CONFLICT
 * before there is a script.
 */
export async function getStudio({ db }: Deps, user: User, jobId: string): Promise<Studio> {
  const dub = await requireDub(db, user, jobId);
  const script = await requireScript(db, dub);
  const state = await studioState(db, dub, script);
  const { sourceLanguage, targetLanguage, videoId, status } = dub;
  const lines = await linesOf(db, dub, script);
  return {
    jobId,
    videoId,
    status,
    sourceLanguage,
    targetLanguage,
    ...state,
    lines,
    speakers: script.speakers,
  };
}

/** Returns a dub's lines, joined with what its published revision makes of them. */
export async function linesOf(db: Deps["db"], dub: JobRow, script: Script) {
  const { published } = await selectPrice(db, dub, script);
  return studioLines(script, { script: published, report: await publishedReport(db, dub) });
}

/** Returns the price of the script as a revision, the revisions, and whether it can be undone. */
export async function studioState(
  db: Deps["db"],
  dub: JobRow,
  script: Script,
): Promise<StudioState> {
  const [{ price }, undoable, revisions] = await Promise.all([
    selectPrice(db, dub, script),
    selectUndoable(db, dub.id),
    selectRevisions(db, dub.id),
  ]);
  const running = revisions.find(({ status }) => status === "queued" || status === "processing");
  const published = revisions.find(({ id }) => id === (dub.publishedId ?? dub.id));
  return {
    price,
    ...undoable,
    published: published?.status === "completed" ? published.revision : null,
    running: running && running.revisionOf !== null ? toRevision(running, dub) : null,
  };
}

/** Returns the report of a dub's published revision; null if it has none. */
export async function publishedReport(db: Deps["db"], dub: JobRow) {
  const revisions = await selectRevisions(db, dub.id);
  const published = revisions.find(({ id }) => id === (dub.publishedId ?? dub.id));
  return reportSchema.safeParse(published?.report).data ?? null;
}

/** Returns the row of a dub. Throws NOT_FOUND for strangers' jobs and for revisions. */
export async function requireDub(db: Deps["db"], user: User, jobId: string): Promise<JobRow> {
  const job = await requireJob(db, user, jobId);
  if (job.revisionOf !== null) throw new AppError("NOT_FOUND", NO_SUCH_JOB);
  return job;
}

/**
 * Returns a dub's script. A dub that was finished before scripts existed gets one from its report.
 * Throws CONFLICT while there is neither.
 */
export async function requireScript(db: Deps["db"], dub: JobRow): Promise<Script> {
  const script = await selectScript(db, dub.id);
  if (script) return script;
  const report = dub.status === "completed" ? reportSchema.safeParse(dub.report).data : undefined;
  if (!report) throw new AppError("CONFLICT", NO_SCRIPT_YET);
  const made = scriptOfReport(report);
  await insertSnapshot(db, dub.id, made);
  await insertScript(db, dub.id, made);
  return made;
}
