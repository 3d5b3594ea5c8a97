import { randomUUID } from "node:crypto";
import {
  selectDataRegion,
  selectVideoByUpload,
  insertVideo,
  releaseUpload,
  type VideoRow,
} from "@dubdeck/db";
import { AppError, type Plan, PLANS, tooLargeMessage } from "@dubdeck/domain";
import { MediaError, probe, requireAudio } from "@dubdeck/media";
import { boundSourceKey, type Upload } from "@dubdeck/storage";
import { addThumbnail } from "./add-thumbnail.ts";
import { within } from "./within.ts";
import type { IngestDeps } from "./ingest-deps.ts";

export interface NewVideo {
  readonly upload: Upload;
  readonly filename: string;
  /** The plan of the upload's owner. */
  readonly plan: Plan;
  readonly signal?: AbortSignal | undefined;
}

const PROBE_WITHIN_MS = 60_000;

/**
 * Registers a stored upload as a video. A repeated call returns the same video. The video's source
 * is a copy made before probing: the owner of the upload's signed form may still overwrite the
 * upload, but never the copy.
 * @throws AppError NOT_FOUND if the upload has not arrived, CONFLICT while the account's files are
 * being moved, TOO_LARGE if it exceeds the plan, or MediaError if it is not a video with sound; the last two also delete the upload
 */
export async function makeVideo(deps: IngestDeps, video: NewVideo): Promise<VideoRow> {
  const { userId, uploadId } = video.upload;
  const find = () => selectVideoByUpload(deps.db, userId, uploadId);
  const existing = await find();
  if (!existing) {
    return await addVideo(deps, video).catch(async (error: unknown) => {
      // Another call may have registered the same upload a moment ago.
      const made = await find();
      if (made) return made;
      throw error;
    });
  }
  // A worker that was killed in between leaves a video without a thumbnail.
  return existing.thumbnailKey ? existing : await addThumbnail(deps, existing, video.signal);
}

async function addVideo(deps: IngestDeps, video: NewVideo): Promise<VideoRow> {
  const { upload, filename } = video;
  const { db, storage } = deps;
  const { userId, uploadId, key } = upload;
  const region = (await selectDataRegion(db, userId)) ?? undefined;
  const sourceKey = boundSourceKey(upload, randomUUID());
  if (!(await storage.copy(key, sourceKey))) throw new AppError("NOT_FOUND", NOT_ARRIVED);
  const facts = await inspect(deps, sourceKey, video).catch(async (error: unknown) => {
    await storage.remove(sourceKey);
    if (isRefusal(error)) {
      await storage.remove(key);
      await releaseUpload(db, uploadId);
    }
    throw error;
  });
  const row = await insertVideo(db, { userId, uploadId, sourceKey, filename, ...facts }, region);
  if (!row) {
    await storage.remove(sourceKey);
    throw new AppError("CONFLICT", "This upload was made into a video a moment ago.");
  }
  await storage.remove(key);
  return await addThumbnail(deps, row, video.signal);
}

const NOT_ARRIVED = "The upload has not arrived. Please upload the file again.";

async function inspect({ storage }: IngestDeps, key: string, { plan, signal }: NewVideo) {
  const head = await storage.head(key);
  if (!head) throw new AppError("NOT_FOUND", NOT_ARRIVED);
  const maxBytes = PLANS[plan].maxUploadBytes;
  if (head.sizeBytes > maxBytes) throw new AppError("TOO_LARGE", tooLargeMessage(maxBytes));
  const source = await storage.presignGet(key, { internal: true });
  const found = requireAudio(await probe(source, within(PROBE_WITHIN_MS, signal)));
  const { width, height } = found.video;
  return { durationMs: found.durationMs, width, height, sizeBytes: head.sizeBytes };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof MediaError || (error instanceof AppError && error.code === "TOO_LARGE");
