import type { User } from "@dubdeck/domain";
import { type Report, type ReportLine, reportSchema } from "@dubdeck/dubbing";
import type { Deps } from "../../deps.ts";
import { requireJob } from "./get-job.ts";

/**
 * Reads how good the dub is, line by line; null until it was measured, and for dubs that were
 * measured in another way by an earlier version. Throws NOT_FOUND.
 */
export async function getReport({ db }: Deps, user: User, id: string): Promise<Report | null> {
  const { report } = await requireJob(db, user, id);
  return reportSchema.safeParse(report).data ?? null;
}

/** Reads the dub's lines, with speaker and voice; none until it was measured. Throws NOT_FOUND. */
export async function getLines(deps: Deps, user: User, id: string): Promise<ReportLine[]> {
  return (await getReport(deps, user, id))?.lines ?? [];
}
