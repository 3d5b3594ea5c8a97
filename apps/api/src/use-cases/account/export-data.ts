import {
  exportAccountRows,
  listApiKeys,
  listImports,
  listJobsByVideo,
  listVideos,
} from "@dubdeck/db";
import type { AccountExport, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { toImport } from "../imports/to-import.ts";
import { toJob } from "../jobs/to-job.ts";
import { getSettings } from "../settings/get-settings.ts";
import { toVideo } from "../videos/to-video.ts";

/** All that is stored about an account. */
export async function exportData(deps: Deps, user: User): Promise<AccountExport> {
  const { db, storage } = deps;
  const [settings, videoRows, importRows, apiKeys, rows] = await Promise.all([
    getSettings(deps, user),
    listVideos(db, user.id),
    listImports(db, user.id),
    listApiKeys(db, user.id),
    exportAccountRows(db, user.id),
  ]);
  const videos = await Promise.all(
    videoRows.map(async (row) => {
      const jobs = await listJobsByVideo(db, user.id, row.id);
      return {
        ...(await toVideo(storage, row)),
        jobs: await Promise.all(jobs.map((job) => toJob(storage, job))),
      };
    }),
  );
  const imports = importRows.map(toImport);
  return { exportedAt: new Date(), user, settings, videos, imports, apiKeys, ...rows };
}
