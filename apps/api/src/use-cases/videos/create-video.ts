import { selectUploadName, selectVideo, selectVideoByUpload, type VideoRow } from "@dubdeck/db";
import { AppError, type User, type Video } from "@dubdeck/domain";
import type { Upload } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";
import { toVideo } from "./to-video.ts";

/** Stays below the usual 60 s timeout of browsers and proxies. */
const REGISTER_WITHIN_MS = 45_000;

/**
 * Creates a video from a finished upload; idempotent. The worker probes the file, a few uploads at
 * once. Throws NOT_FOUND if the caller has no such upload, TOO_LARGE if it exceeds the plan,
 * UNPROCESSABLE if it is not a video with sound (the file is then deleted), UNAVAILABLE if the worker
 * takes longer than 45 s, RATE_LIMITED.
 */
export async function createVideo(deps: Deps, user: User, fileUrl: string): Promise<Video> {
  const { db, storage, limits } = deps;
  await limits.takeUpload("register", user);
  const upload = storage.parseUploadUrl(fileUrl);
  const filename = upload && (await selectUploadName(db, user.id, upload.uploadId));
  if (!upload || filename === null || upload.userId !== user.id) {
    throw new AppError("NOT_FOUND", "There is no such upload. Please upload the file again.");
  }
  const video = await selectVideoByUpload(db, user.id, upload.uploadId);
  return await toVideo(storage, video ?? (await register(deps, upload, filename)));
}

async function register(
  { db, pipeline }: Deps,
  upload: Upload,
  filename: string,
): Promise<VideoRow> {
  const found = await pipeline.registerVideo(upload, filename, REGISTER_WITHIN_MS);
  if ("refused" in found) throw new AppError(found.refused.code, found.refused.message);
  const video = await selectVideo(db, upload.userId, found.videoId);
  if (!video) throw new AppError("NOT_FOUND", "This video has been removed.");
  return video;
}
