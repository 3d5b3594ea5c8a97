import {
  insertScript,
  insertSnapshot,
  type JobRow,
  selectPrice,
  selectRevisions,
  selectScript,
  selectUndoable,
} from "@dubdeck/db";
import {
  AppError,
  NO_SCRIPT_YET,
  NO_SUCH_JOB,
  type Price,
  type Script,
  type User,
} from "@dubdeck/domain";
import { reportSchema, scriptOfReport, studioLines } from "@dubdeck/dubbing";
import type { Deps } from "../../deps.ts";
import { requireJob } from "../jobs/get-job.ts";
import { publishedReport } from "../jobs/get-report.ts";
import type { ScriptLines, Studio, StudioState } from "./schemas.ts";
import { toRevision } from "./to-revision.ts";

/**
 * Returns a dub's script with everything the studio shows beside it. Throws NOT_FOUND, or CONFLICT
 * before there is a script.
 */
export async function getStudio({ db }: Deps, user: User, jobId: string): Promise<Studio> {
  const dub = await requireDub(db, user, jobId);
  const script = await requireScript(db, dub);
  const { sourceLanguage, targetLanguage, videoId, status } = dub;
  return {
    jobId,
    videoId,
    status,
    sourceLanguage,
    targetLanguage,
    ...(await viewOf(db, dub, script)),
    speakers: script.speakers,
  };
}

/**
 * Returns a script's lines, joined with what the published revision makes of them, its price as a
 * revision, and what can be done with it.
 */
export async function viewOf(
  db: Deps["db"],
  dub: JobRow,
  script: Script,
): Promise<StudioState & Pick<ScriptLines, "lines">> {
  const [{ published, price }, report, undoable, revisions] = await Promise.all([
    selectPrice(db, dub, script),
    publishedReport(db, dub),
    selectUndoable(db, dub.id),
    selectRevisions(db, dub.id),
  ]);
  const shown = revisions.find(({ id }) => id === (dub.publishedId ?? dub.id));
  const running = revisions.find(
    ({ status, revisionOf }) =>
      revisionOf !== null && (status === "queued" || status === "processing"),
  );
  return {
    lines: studioLines(script, { script: published, report }),
    price,
    ...undoable,
    published: shown?.status === "completed" ? shown.revision : null,
    running: running ? toRevision(running, dub) : null,
  };
}

/** Returns a dub's lines and speakers; none before it has a script. Throws NOT_FOUND. */
export async function getLines({ db }: Deps, user: User, jobId: string): Promise<ScriptLines> {
  const dub = await requireDub(db, user, jobId);
  const script = await findScript(db, dub);
  if (!script) return { lines: [], speakers: [] };
  const { lines } = await viewOf(db, dub, script);
  return { lines, speakers: script.speakers };
}

/** Prices a dub's script as a revision. Throws NOT_FOUND, or CONFLICT before it has a script. */
export async function priceOfScript({ db }: Deps, user: User, jobId: string): Promise<Price> {
  const dub = await requireDub(db, user, jobId);
  return (await selectPrice(db, dub, await requireScript(db, dub))).price;
}

/** Returns the row of a dub. Throws NOT_FOUND for strangers' jobs and for revisions. */
export async function requireDub(db: Deps["db"], user: User, jobId: string): Promise<JobRow> {
  const job = await requireJob(db, user, jobId);
  if (job.revisionOf !== null) throw new AppError("NOT_FOUND", NO_SUCH_JOB);
  return job;
}

/** Returns a dub's script. Throws CONFLICT while it has none. */
export async function requireScript(db: Deps["db"], dub: JobRow): Promise<Script> {
  const script = await findScript(db, dub);
  if (!script) throw new AppError("CONFLICT", NO_SCRIPT_YET);
  return script;
}

/** Finds a dub's script. A dub that was finished before scripts existed gets one from its report. */
async function findScript(db: Deps["db"], dub: JobRow): Promise<Script | null> {
  const script = await selectScript(db, dub.id);
  if (script) return script;
  const report = dub.status === "completed" ? reportSchema.safeParse(dub.report).data : undefined;
  if (!report) return null;
  const made = scriptOfReport(report);
  await insertSnapshot(db, dub.id, made);
  await insertScript(db, dub.id, made);
  return made;
}
