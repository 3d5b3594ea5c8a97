import { deleteVideo, endImport } from "@dubdeck/db";
import { AppError } from "@dubdeck/domain";
import { makeVideo, type NewVideo } from "@dubdeck/ingest";
import { MediaError } from "@dubdeck/media";
import { sourceKey, uploadPrefix, videoPrefix } from "@dubdeck/storage";
import type { ImportActivities } from "@dubdeck/workflows";
import { Context } from "@temporalio/activity";
import type { Deps } from "../deps.ts";
import { LinkError } from "../links/link-error.ts";
import { openImport } from "../open-import.ts";
import { withHeartbeats } from "../temporal/with-heartbeats.ts";

/**
 * Registers a fetched file as a video; if its import was cancelled meanwhile, removes the video
 * again.
 */
export const addImportedVideo =
  (deps: Deps): ImportActivities["addImportedVideo"] =>
  async ({ importId, userId, mime, filename }) => {
    const { db, storage } = deps;
    const { plan } = await openImport(db, { importId, userId });
    const key = sourceKey(userId, importId, mime);
    const signal = Context.current().cancellationSignal;
    const upload = { key, userId, uploadId: importId };
    const { id: videoId } = await withHeartbeats(() =>
      registerFile(deps, { upload, filename, plan, signal }),
    );
    const end = { status: "completed", videoId, progress: 100 } as const;
    if (await endImport(db, userId, importId, end)) return;
    await deleteVideo(db, userId, videoId);
    await storage.deletePrefix(videoPrefix(userId, videoId));
    await storage.deletePrefix(uploadPrefix(userId, importId));
  };

/** Registers the file. A bad file fails with the same message as a bad upload. */
async function registerFile(deps: Deps, video: NewVideo) {
  try {
    return await makeVideo(deps, video);
  } catch (error) {
    if (error instanceof MediaError) throw new LinkError("BAD_FILE", error.message, error);
    const tooLarge = error instanceof AppError && error.code === "TOO_LARGE";
    throw tooLarge ? new LinkError("TOO_LARGE", error.message, error) : error;
  }
}
