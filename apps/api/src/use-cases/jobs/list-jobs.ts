import { selectActiveJobs, selectUserJobs } from "@dubdeck/db";
import type { Job, Page, Paged, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireVideo } from "../videos/get-video.ts";
import { toJob } from "./to-job.ts";

/**
 * Lists the user's jobs, of one video or of all, newest first. Throws NOT_FOUND if the video does not
 * exist or belongs to another user.
 */
export async function listJobs(
  { db, storage }: Deps,
  user: User,
  page: Page & { readonly videoId?: string | undefined },
): Promise<Paged<Job>> {
  if (page.videoId !== undefined) await requireVideo(db, user, page.videoId);
  const { items, nextCursor } = await selectUserJobs(db, user.id, page);
  return { items: await Promise.all(items.map((row) => toJob(storage, row))), nextCursor };
}

/** Lists the user's jobs that have not ended. */
export async function listActiveJobs({ db, storage }: Deps, user: User): Promise<Job[]> {
  const rows = await selectActiveJobs(db, user.id);
  return await Promise.all(rows.map((row) => toJob(storage, row)));
}
