import { verifyPassword } from "@dubdeck/auth";
import { findUserByEmail, toUser } from "@dubdeck/db";
import { AppError, type AuthResult, type Credentials } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * Opens a session. Throws UNAUTHORIZED, the same and as late for an unknown address as for a wrong
 * password; RATE_LIMITED after too many tries.
 */
export async function logIn(
  { db, sessions, limits }: Deps,
  ip: string,
  { email, password }: Credentials,
): Promise<AuthResult> {
  await limits.take("loginIp", ip);
  await limits.take("loginAddress", email);
  const row = await findUserByEmail(db, email);
  const fits = await verifyPassword(row?.passwordHash ?? null, password);
  if (!row || !fits) {
    throw new AppError("UNAUTHORIZED", "The e-mail address or the password is not right.");
  }
  await limits.forget("loginAddress", email);
  return { token: await sessions.open(row.id), user: toUser(row) };
}
