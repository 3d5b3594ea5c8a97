import { listNewestJobs, listVideos as listRows } from "@dubdeck/db";
import type { User, VideoListItem } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toJob } from "../jobs/to-job.ts";
import { toVideo } from "./to-video.ts";

/** The owner's videos, newest first, each with its newest dub. */
export async function listVideos({ db, storage }: Deps, user: User): Promise<VideoListItem[]> {
  const [videos, jobs] = await Promise.all([listRows(db, user.id), listNewestJobs(db, user.id)]);
  const jobOf = new Map(jobs.map((job) => [job.videoId, job]));
  return await Promise.all(
    videos.map(async (video) => {
      const job = jobOf.get(video.id);
      const newestJob = job ? await toJob(storage, job) : null;
      return { ...(await toVideo(storage, video)), newestJob };
    }),
  );
}
