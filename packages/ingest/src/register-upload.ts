import { selectUploadName, selectUser, toUser } from "@dubdeck/db";
import { AppError, type ErrorCode, type Registration } from "@dubdeck/domain";
import { MediaError } from "@dubdeck/media";
import type { Upload } from "@dubdeck/storage";
import type { IngestDeps } from "./ingest-deps.ts";
import { makeVideo } from "./make-video.ts";

/**
 * Registers a user's upload as a video, within the limits of their current plan. A repeated call
 * returns the same video. Returns a refusal if the file or the plan is at fault; throws only other
 * errors.
 */
export async function registerUpload(
  deps: IngestDeps,
  upload: Upload,
  signal?: AbortSignal,
): Promise<Registration> {
  const { userId, uploadId } = upload;
  const [user, filename] = await Promise.all([
    selectUser(deps.db, userId),
    selectUploadName(deps.db, userId, uploadId),
  ]);
  if (!user || filename === null) return refusal("NOT_FOUND", "There is no such upload.");
  try {
    const { plan } = toUser(user);
    const { id } = await makeVideo(deps, { upload, filename, plan, signal });
    return { videoId: id };
  } catch (error) {
    if (error instanceof MediaError) return refusal("UNPROCESSABLE", error.message);
    if (error instanceof AppError) return refusal(error.code, error.message);
    throw error;
  }
}

const refusal = (code: ErrorCode, message: string): Registration => ({
  refused: { code, message },
});
