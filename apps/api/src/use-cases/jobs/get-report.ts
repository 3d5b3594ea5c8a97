import { type JobRow, selectJob } from "@dubdeck/db";
import type { User } from "@dubdeck/domain";
import { type Report, reportSchema } from "@dubdeck/dubbing";
import type { Deps } from "../../deps.ts";
import { requireJob } from "./get-job.ts";

/**
 * Returns the dub's quality report, line by line; null if the dub has not been measured yet or if an
 * earlier version stored the report in another format. Throws NOT_FOUND.
 */
export async function getReport({ db }: Deps, user: User, id: string): Promise<Report | null> {
  return await publishedReport(db, await requireJob(db, user, id));
}

/** Returns the report of a dub's published revision; null if it has none. */
export async function publishedReport(db: Deps["db"], dub: JobRow): Promise<Report | null> {
  const { userId, publishedId } = dub;
  const published = publishedId === null ? dub : await selectJob(db, userId, publishedId);
  return reportSchema.safeParse(published?.report ?? null).data ?? null;
}
