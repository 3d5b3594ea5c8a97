import { deleteVideo, listJobsByVideo } from "@dubdeck/db";
import { AppError, isFinished, type User } from "@dubdeck/domain";
import { jobKeys, parseSourceKey, uploadPrefix, videoPrefix } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";
import { requireVideo } from "./get-video.ts";

/** Removes a video, its dubs and all their files. Throws NOT_FOUND, or CONFLICT while one is made. */
export async function removeVideo(deps: Deps, user: User, id: string): Promise<void> {
  const { db, storage } = deps;
  const video = await requireVideo(db, user, id);
  const jobs = await listJobsByVideo(db, user.id, id);
  if (jobs.some((job) => !isFinished(job.status))) {
    throw new AppError("CONFLICT", "This video is being dubbed. Please cancel the dub first.");
  }
  const upload = parseSourceKey(video.sourceKey);
  if (upload) await storage.deletePrefix(uploadPrefix(user.id, upload.uploadId));
  await storage.deletePrefix(videoPrefix(user.id, id));
  for (const job of jobs) await storage.deletePrefix(jobKeys(user.id, job.id).all);
  await deleteVideo(db, user.id, id);
}
