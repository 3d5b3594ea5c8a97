import { insertUpload, requireStorage, updateImportProgress } from "@dubdeck/db";
import { longestImportMs, PLANS, type UploadMime } from "@dubdeck/domain";
import { type Probe } from "@dubdeck/media";
import { withTempDir } from "@dubdeck/process";
import { sourceKey } from "@dubdeck/storage";
import type { ImportActivities, ImportInput } from "@dubdeck/workflows";
import { Context } from "@temporalio/activity";
import type { Deps } from "../deps.ts";
import { LinkError } from "../links/link-error.ts";
import { openImport } from "../open-import.ts";

const FETCH_WITHIN_MS = 30 * 60_000;
const TICK_MS = 1000;
/** The rest up to 100 % is for storing and probing the file. */
const FETCHED_PERCENT = 90;

const MIMES: Readonly<Record<Probe["container"], UploadMime>> = {
  mp4: "video/mp4",
  mov: "video/quicktime",
  avi: "video/x-msvideo",
};

/** Downloads a linked video and stores it as an upload of the user, with the import's id. */
export const fetchLink =
  ({ db, storage, fetchLink: fetch }: Deps): ImportActivities["fetchLink"] =>
  async (input) => {
    const { importId, userId } = input;
    const { url, plan } = await openImport(db, input);
    const cancelled = Context.current().cancellationSignal;
    const tooLong = AbortSignal.timeout(FETCH_WITHIN_MS);
    const signal = AbortSignal.any([cancelled, tooLong]);
    const maxBytes = Math.min(PLANS[plan].maxUploadBytes, await requireStorage(db, userId));
    const limits = { maxBytes, maxMs: longestImportMs(plan) };

    return await withTempDir((directory) =>
      withProgress(db, input, async (onProgress) => {
        const video = await fetch({ url, directory, ...limits, signal, onProgress });
        const mime = MIMES[video.container];
        const filename = `${video.title.replaceAll(/[\p{Cc}/\\]+/gu, " ").slice(0, 200)}.${video.container}`;
        await insertUpload(db, { id: importId, userId, filename });
        await storage.putFile(sourceKey(userId, importId, mime), video.path, mime, signal);
        return { mime, filename };
      }),
    ).catch((error: unknown) => {
      throw tooLong.aborted && !cancelled.aborted ? new LinkError("TOO_SLOW") : error;
    });
  };

/**
 * Runs `work` with a heartbeat every second (cancellation arrives only in reply to one), and stores
 * its progress in the database.
 */
async function withProgress<T>(
  db: Deps["db"],
  { userId, importId }: ImportInput,
  work: (onProgress: (fraction: number) => void) => Promise<T>,
): Promise<T> {
  const context = Context.current();
  let percent = 0;
  const note = (): Promise<void> => updateImportProgress(db, userId, importId, percent);
  await note();
  const ticker = setInterval(() => {
    context.heartbeat({ percent });
    // A missed progress update must not fail the download.
    note().catch((error: unknown) => context.log.warn("failed to store progress", { error }));
  }, TICK_MS);
  try {
    return await work((fraction) => (percent = Math.floor(fraction * FETCHED_PERCENT)));
  } finally {
    clearInterval(ticker);
  }
}
