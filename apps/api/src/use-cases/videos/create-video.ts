import { findUploadName, findVideoBySource, insertVideo, type VideoRow } from "@dubdeck/db";
import { AppError, PLANS, tooLargeMessage, type User, type Video } from "@dubdeck/domain";
import { MediaError, probe, requireAudio } from "@dubdeck/media";
import { type Upload, uploadPrefix } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";
import { addThumbnail } from "./add-thumbnail.ts";
import { toVideo } from "./to-video.ts";

const PROBE_WITHIN_MS = 60_000;

/**
 * Makes a finished upload into a video. Only the caller's own upload will do; it must be there
 * (NOT_FOUND), within the plan (TOO_LARGE) and a video with sound (UNPROCESSABLE, and the file is
 * removed). A repeated call returns the same video.
 */
export async function createVideo(deps: Deps, user: User, fileUrl: string): Promise<Video> {
  const { db, storage } = deps;
  const upload = storage.parseUploadUrl(fileUrl);
  const filename = upload && (await findUploadName(db, user.id, upload.uploadId));
  if (!upload || filename === null || upload.userId !== user.id) {
    throw new AppError("NOT_FOUND", "There is no such upload. Please upload the file again.");
  }
  const row =
    (await findVideoBySource(db, user.id, upload.key)) ??
    (await addVideo(deps, user, upload, filename));
  return await toVideo(storage, row);
}

async function addVideo(
  deps: Deps,
  user: User,
  upload: Upload,
  filename: string,
): Promise<VideoRow> {
  const { db, storage } = deps;
  const facts = await inspect(deps, user, upload).catch(async (error: unknown) => {
    if (isRefusal(error)) await storage.deletePrefix(uploadPrefix(user.id, upload.uploadId));
    throw error;
  });
  const values = { userId: user.id, sourceKey: upload.key, filename, ...facts };
  const row = await insertVideo(db, values);
  if (row) return await addThumbnail(deps, row);
  // The same upload was made into a video a moment ago.
  const existing = await findVideoBySource(db, user.id, upload.key);
  if (!existing) throw new AppError("NOT_FOUND", "This video has been removed.");
  return existing;
}

async function inspect({ storage }: Deps, user: User, { key }: Upload) {
  const head = await storage.head(key);
  if (!head) {
    throw new AppError("NOT_FOUND", "The upload has not arrived. Please upload the file again.");
  }
  const maxBytes = PLANS[user.plan].maxUploadBytes;
  if (head.sizeBytes > maxBytes) throw new AppError("TOO_LARGE", tooLargeMessage(maxBytes));
  const source = await storage.presignGet(key, { internal: true });
  const found = requireAudio(await probe(source, AbortSignal.timeout(PROBE_WITHIN_MS)));
  const { width, height } = found.video;
  return { durationMs: found.durationMs, width, height, sizeBytes: head.sizeBytes };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof MediaError || (error instanceof AppError && error.code === "TOO_LARGE");
