import {
  deleteUpload,
  failLostImports,
  findAbandonedUploads,
  removeExpired as removeRows,
} from "@dubdeck/db";
import { IMPORT_FAILURES } from "@dubdeck/domain";
import { uploadPrefix } from "@dubdeck/storage";
import type { UpkeepActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

const DAY_MS = 86_400_000;
/** Longer than any import may take with all its tries. */
const IMPORT_MS = 4 * 3_600_000;

/**
 * Removes sessions and reset links whose time is over, and uploads that never became a video; fails
 * imports whose workflow is gone.
 */
export const removeExpired =
  ({ db, storage }: Deps): UpkeepActivities["removeExpired"] =>
  async () => {
    const uploads = await findAbandonedUploads(db, new Date(Date.now() - DAY_MS));
    for (const { id, userId } of uploads) {
      await storage.deletePrefix(uploadPrefix(userId, id));
      await deleteUpload(db, id);
    }
    await failLostImports(db, new Date(Date.now() - IMPORT_MS), IMPORT_FAILURES.INTERNAL);
    return { removed: uploads.length + (await removeRows(db)) };
  };
