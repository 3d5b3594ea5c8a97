import { findVideoBySource, insertVideo, type VideoRow } from "@dubdeck/db";
import { AppError, type Plan, PLANS, tooLargeMessage } from "@dubdeck/domain";
import { MediaError, probe, requireAudio } from "@dubdeck/media";
import { type Upload, uploadPrefix } from "@dubdeck/storage";
import { addThumbnail } from "./add-thumbnail.ts";
import type { IngestDeps } from "./ingest-deps.ts";

export interface NewVideo {
  readonly upload: Upload;
  readonly filename: string;
  /** Of the upload's owner. */
  readonly plan: Plan;
}

const PROBE_WITHIN_MS = 60_000;

/**
 * Makes a stored upload into a video, whichever way it came. It must be there (NOT_FOUND), within
 * the plan (TOO_LARGE) and a video with sound (MediaError); what is refused is removed. A repeated
 * call returns the same video.
 */
export async function makeVideo(deps: IngestDeps, video: NewVideo): Promise<VideoRow> {
  const { userId, key } = video.upload;
  return (await findVideoBySource(deps.db, userId, key)) ?? (await addVideo(deps, video));
}

async function addVideo(deps: IngestDeps, { upload, filename, plan }: NewVideo): Promise<VideoRow> {
  const { db, storage } = deps;
  const { userId, uploadId, key } = upload;
  const facts = await inspect(deps, key, plan).catch(async (error: unknown) => {
    if (isRefusal(error)) await storage.deletePrefix(uploadPrefix(userId, uploadId));
    throw error;
  });
  const row = await insertVideo(db, { userId, sourceKey: key, filename, ...facts });
  if (row) return await addThumbnail(deps, row);
  // The same upload was made into a video a moment ago.
  const existing = await findVideoBySource(db, userId, key);
  if (!existing) throw new AppError("NOT_FOUND", "This video has been removed.");
  return existing;
}

async function inspect({ storage }: IngestDeps, key: string, plan: Plan) {
  const head = await storage.head(key);
  if (!head) {
    throw new AppError("NOT_FOUND", "The upload has not arrived. Please upload the file again.");
  }
  const maxBytes = PLANS[plan].maxUploadBytes;
  if (head.sizeBytes > maxBytes) throw new AppError("TOO_LARGE", tooLargeMessage(maxBytes));
  const source = await storage.presignGet(key, { internal: true });
  const found = requireAudio(await probe(source, AbortSignal.timeout(PROBE_WITHIN_MS)));
  const { width, height } = found.video;
  return { durationMs: found.durationMs, width, height, sizeBytes: head.sizeBytes };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof MediaError || (error instanceof AppError && error.code === "TOO_LARGE");
