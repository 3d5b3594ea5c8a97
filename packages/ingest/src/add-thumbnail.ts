import { join } from "node:path";
import { updateThumbnail, type VideoRow } from "@dubdeck/db";
import { renderThumbnail } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import { thumbnailKey } from "@dubdeck/storage";
import type { IngestDeps } from "./ingest-deps.ts";
import { within } from "./within.ts";

const RENDER_WITHIN_MS = 30_000;

/** Renders and stores a thumbnail. Failures are only logged, since a video works without one. */
export async function addThumbnail(
  deps: IngestDeps,
  video: VideoRow,
  signal?: AbortSignal,
): Promise<VideoRow> {
  const { db, storage, log } = deps;
  const key = thumbnailKey(video.userId, video.id);
  try {
    await withTempDir(async (directory) => {
      const output = join(directory, "thumbnail.jpg");
      const source = await storage.presignGet(video.sourceKey, { internal: true });
      const options = { signal: within(RENDER_WITHIN_MS, signal) };
      await renderThumbnail({ source, durationMs: video.durationMs, output }, options);
      await storage.putFile(key, output, "image/jpeg");
    });
    await updateThumbnail(db, video.id, key);
    return { ...video, thumbnailKey: key };
  } catch (error) {
    log.warn({ err: error, videoId: video.id }, "the video has no thumbnail");
    return video;
  }
}
