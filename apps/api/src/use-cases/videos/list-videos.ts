import { selectNewestJobs, selectVideos } from "@dubdeck/db";
import type { Page, Paged, User, VideoListItem } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toJob } from "../jobs/to-job.ts";
import { toVideo } from "./to-video.ts";

/** Lists the user's videos, newest first, each with its newest dub. */
export async function listVideos(
  { db, storage }: Deps,
  user: User,
  page: Page,
): Promise<Paged<VideoListItem>> {
  const { items: rows, nextCursor } = await selectVideos(db, user.id, page);
  const ids = rows.map(({ id }) => id);
  const jobOf = new Map(
    (await selectNewestJobs(db, user.id, ids)).map((job) => [job.videoId, job]),
  );
  const items = await Promise.all(
    rows.map(async (row) => {
      const job = jobOf.get(row.id);
      const newestJob = job ? await toJob(storage, job) : null;
      return { ...(await toVideo(storage, row)), newestJob };
    }),
  );
  return { items, nextCursor };
}
