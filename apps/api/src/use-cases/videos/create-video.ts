import { findUploadName } from "@dubdeck/db";
import { AppError, type User, type Video } from "@dubdeck/domain";
import { makeVideo } from "@dubdeck/ingest";
import type { Deps } from "../../deps.ts";
import { toVideo } from "./to-video.ts";

/**
 * Makes a finished upload into a video. Only the caller's own upload will do; it must be there
 * (NOT_FOUND), within the plan (TOO_LARGE) and a video with sound (UNPROCESSABLE, and the file is
 * removed). A repeated call returns the same video. Throws RATE_LIMITED.
 */
export async function createVideo(deps: Deps, user: User, fileUrl: string): Promise<Video> {
  const { db, storage, limits } = deps;
  await limits.takeUpload("register", user);
  const upload = storage.parseUploadUrl(fileUrl);
  const filename = upload && (await findUploadName(db, user.id, upload.uploadId));
  if (!upload || filename === null || upload.userId !== user.id) {
    throw new AppError("NOT_FOUND", "There is no such upload. Please upload the file again.");
  }
  return await toVideo(storage, await makeVideo(deps, { upload, filename, plan: user.plan }));
}
