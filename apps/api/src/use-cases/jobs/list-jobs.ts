import { listJobsByVideo } from "@dubdeck/db";
import type { Job, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { requireVideo } from "../videos/get-video.ts";
import { toJob } from "./to-job.ts";

/** A video's jobs, newest first. Throws NOT_FOUND for another user's video. */
export async function listJobs({ db, storage }: Deps, user: User, videoId: string): Promise<Job[]> {
  await requireVideo(db, user, videoId);
  const rows = await listJobsByVideo(db, user.id, videoId);
  return await Promise.all(rows.map((row) => toJob(storage, row)));
}
