import { selectUploadName, selectVideo, selectVideoByUpload, type VideoRow } from "@dubdeck/db";
import { AppError, type User, type Video } from "@dubdeck/domain";
import type { Upload } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";
import { toVideo } from "./to-video.ts";

/** Browsers and proxies wait a minute for an answer. */
const REGISTER_WITHIN_MS = 45_000;

/**
 * Makes a finished upload into a video. Only the caller's own upload will do; it must be there
 * (NOT_FOUND), within the plan (TOO_LARGE) and a video with sound (UNPROCESSABLE, and the file is
 * removed). The worker opens it, a few uploads at once; UNAVAILABLE when its answer takes too long.
 * A repeated call returns the same video. Throws RATE_LIMITED.
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
