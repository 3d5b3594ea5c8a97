import type { VideoRow } from "@dubdeck/db";
import type { Video } from "@dubdeck/domain";
import type { Storage } from "@dubdeck/storage";

/** Converts a row to the video its owner sees, with presigned URLs. */
export async function toVideo(storage: Storage, row: VideoRow): Promise<Video> {
  const { id, filename, durationMs, width, height, sizeBytes, createdAt } = row;
  const [sourceUrl, thumbnailUrl] = await Promise.all([
    storage.presignGet(row.sourceKey),
    row.thumbnailKey === null ? null : storage.presignGet(row.thumbnailKey),
  ]);
  const facts = { id, filename, durationMs, width, height, sizeBytes, createdAt };
  return { ...facts, sourceUrl, thumbnailUrl };
}
