import { removeExpired as remove } from "@dubdeck/db";
import type { UpkeepActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/** Removes sessions and reset links whose time is over. */
export const removeExpired =
  ({ db }: Deps): UpkeepActivities["removeExpired"] =>
  async () => ({ removed: await remove(db) });
