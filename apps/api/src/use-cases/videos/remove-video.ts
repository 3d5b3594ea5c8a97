import {
  deleteVideo,
  forgetRemovedFiles,
  insertRemovedFiles,
  inTransaction,
  type JobRow,
  requireSettled,
  selectJobsByVideo,
  lockUser,
  lockVideo,
  type VideoRow,
} from "@dubdeck/db";
import { AppError, isFinished, type User, NO_SUCH_VIDEO } from "@dubdeck/domain";
import { jobKeys, uploadPrefix, videoPrefix } from "@dubdeck/storage";
import type { Deps } from "../../deps.ts";

/**
 * Deletes a video and its dubs, then all their files. Files that cannot be deleted now are deleted
 * later by housekeeping. Throws NOT_FOUND, or CONFLICT while the video is being dubbed or the account's files are being
 * moved.
 */
export async function removeVideo(deps: Deps, user: User, id: string): Promise<void> {
  const prefixes = await inTransaction(deps.db, async (trx) => {
    requireSettled(await lockUser(trx, user.id));
    const video = await lockVideo(trx, { userId: user.id, id }, "removal");
    if (!video) throw new AppError("NOT_FOUND", NO_SUCH_VIDEO);
    const jobs = await selectJobsByVideo(trx, user.id, id);
    if (jobs.some((job) => !isFinished(job.status))) {
      throw new AppError("CONFLICT", "This video is being dubbed. Please cancel the dub first.");
    }
    const folders = foldersOf(video, jobs);
    await insertRemovedFiles(trx, user.id, folders);
    await deleteVideo(trx, user.id, id);
    return folders;
  });
  await removeFiles(deps, prefixes);
}

const foldersOf = ({ id, userId, uploadId }: VideoRow, jobs: readonly JobRow[]): string[] => [
  ...(uploadId ? [uploadPrefix(userId, uploadId)] : []),
  videoPrefix(userId, id),
  ...jobs.map((job) => jobKeys(userId, job.id).all),
];

async function removeFiles({ db, storage, log }: Deps, prefixes: string[]): Promise<void> {
  try {
    for (const prefix of prefixes) {
      await storage.deletePrefix(prefix);
      await forgetRemovedFiles(db, prefix);
    }
  } catch (error) {
    log.error({ err: error, prefixes }, "the files are left to the housekeeping");
  }
}
