import { hashPassword, hashToken } from "@dubdeck/auth";
import { updateEmailVerified, updatePasswordHash, takePasswordReset } from "@dubdeck/db";
import { AppError, type ResetPassword } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { logOutEverywhere } from "./log-out.ts";

/**
 * Sets a new password with the token of a mailed link, and ends all sessions. Throws BAD_REQUEST if
 * the link has expired or was used, RATE_LIMITED.
 */
export async function resetPassword(
  deps: Deps,
  network: string,
  { token, password }: ResetPassword,
): Promise<void> {
  await deps.limits.take("resetNetwork", network);
  const passwordHash = await hashPassword(password);
  const userId = await deps.db.transaction().execute(async (trx) => {
    const id = await takePasswordReset(trx, hashToken(token));
    if (!id) throw new AppError("BAD_REQUEST", "This link has expired. Please ask for a new one.");
    await updatePasswordHash(trx, id, passwordHash);
    // Having the link proves access to the mailbox.
    await updateEmailVerified(trx, id);
    return id;
  });
  await logOutEverywhere(deps, userId);
}
