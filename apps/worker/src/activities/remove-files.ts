import { selectUser } from "@dubdeck/db";
import { userPrefix } from "@dubdeck/storage";
import type { UpkeepActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/**
 * Removes all files of a deleted account; does nothing while the account exists, as after an
 * interrupted deletion.
 */
export const removeFiles =
  ({ db, storage }: Deps): UpkeepActivities["removeFiles"] =>
  async ({ userId }) => {
    if (!(await selectUser(db, userId))) await storage.deletePrefix(userPrefix(userId));
  };
