import { hashPassword, verifyPassword } from "@dubdeck/auth";
import { selectUser, updatePasswordHash } from "@dubdeck/db";
import { AppError, type ChangePassword, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { logOutEverywhere } from "./log-out.ts";

/**
 * Sets a new password, ends all sessions and returns the token of a new one. An account without a
 * password (created through Google) need not give the current one. Throws BAD_REQUEST if the current
 * password is wrong, RATE_LIMITED.
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
    throw new AppError("BAD_REQUEST", "The current password is incorrect.");
  }
  await limits.forget("passwordUser", user.id);
  await updatePasswordHash(db, user.id, await hashPassword(newPassword));
  await logOutEverywhere(deps, user.id);
  return { token: await sessions.open(user.id) };
}
