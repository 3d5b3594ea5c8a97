import { selectUser, updateMailWhenDone } from "@dubdeck/db";
import type { Notifications, User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** Returns the user's mail preferences. */
export async function getNotifications({ db }: Deps, user: User): Promise<Notifications> {
  return { mailWhenDone: (await selectUser(db, user.id))?.mailWhenDone ?? false };
}

/** Stores the user's mail preferences and returns them. */
export async function updateNotifications(
  deps: Deps,
  user: User,
  { mailWhenDone }: Notifications,
): Promise<Notifications> {
  await updateMailWhenDone(deps.db, user.id, mailWhenDone);
  return await getNotifications(deps, user);
}
