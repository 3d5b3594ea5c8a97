import { userPrefix } from "@dubdeck/storage";
import type { UpkeepActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/** Removes all files of a user. */
export const removeFiles =
  ({ storage }: Deps): UpkeepActivities["removeFiles"] =>
  ({ userId }) =>
    storage.deletePrefix(userPrefix(userId));
