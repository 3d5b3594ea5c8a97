import type { User } from "@dubdeck/domain";
import { type Report, reportSchema } from "@dubdeck/dubbing";
import type { Deps } from "../../deps.ts";
import { requireJob } from "./get-job.ts";

/** How good the dub is, line by line; null until it was measured. Throws NOT_FOUND. */
export async function getReport({ db }: Deps, user: User, id: string): Promise<Report | null> {
  const { report } = await requireJob(db, user, id);
  return report && reportSchema.parse(report);
}
