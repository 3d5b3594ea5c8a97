import type { User } from "@dubdeck/domain";
import { type Report, type ReportLine, reportSchema } from "@dubdeck/dubbing";
import type { Deps } from "../../deps.ts";
import { requireJob } from "./get-job.ts";

/**
 * Returns the dub's quality report, line by line; null if the dub has not been measured yet or if an
 * earlier version stored the report in another format. Throws NOT_FOUND.
 */
export async function getReport({ db }: Deps, user: User, id: string): Promise<Report | null> {
  const { report } = await requireJob(db, user, id);
  return reportSchema.safeParse(report).data ?? null;
}

/** Returns the report's lines, with speaker and voice; empty without a report. Throws NOT_FOUND. */
export async function getLines(deps: Deps, user: User, id: string): Promise<ReportLine[]> {
  return (await getReport(deps, user, id))?.lines ?? [];
}
