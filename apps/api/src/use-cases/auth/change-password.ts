import { hashPassword, verifyPassword } from "@dubdeck/auth";
import { selectUser, updatePasswordHash } from "@dubdeck/db";
import { AppError, type ChangePassword, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { logOutEverywhere } from "./log-out.ts";

/**
 * Sets a new password and ends every session; returns the token of a new one. An account that only
 * signed in with Google so far has no current password to give.
 */
export async function changePassword(
  deps: Deps,
  user: User,
  { currentPassword, newPassword }: ChangePassword,
): Promise<{ token: string }> {
  const { db, limits, sessions } = deps;
  await limits.take("passwordUser", user.id);
  const row = await selectUser(db, user.id);
  if (row?.passwordHash && !(await verifyPassword(row.passwordHash, currentPassword))) {
    throw new AppError("BAD_REQUEST", "The current password is not right.");
  }
  await limits.forget("passwordUser", user.id);
  await updatePasswordHash(db, user.id, await hashPassword(newPassword));
  await logOutEverywhere(deps, user.id);
  return { token: await sessions.open(user.id) };
}
