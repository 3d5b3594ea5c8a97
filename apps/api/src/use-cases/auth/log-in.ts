import { verifyPassword } from "@dubdeck/auth";
import { selectUserByEmail, toUser } from "@dubdeck/db";
import { AppError, type AuthResult, type Credentials } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * Opens a session. Throws UNAUTHORIZED, the same and as late for an unknown address as for a wrong
 * password; RATE_LIMITED after too many wrong passwords for the address from this network, for the
 * address from anywhere, or from this network.
 */
export async function logIn(
  { db, sessions, limits }: Deps,
  network: string,
  { email, password }: Credentials,
): Promise<AuthResult> {
  const addressNetwork = `${email} ${network}`;
  await limits.take("loginNetwork", network);
  await limits.take("loginAddressNetwork", addressNetwork);
  await limits.take("loginAddress", email);
  const row = await selectUserByEmail(db, email);
  const fits = await verifyPassword(row?.passwordHash ?? null, password);
  if (!row || !fits) {
    throw new AppError("UNAUTHORIZED", "The e-mail address or the password is not right.");
  }
  await limits.forget("loginAddressNetwork", addressNetwork);
  await limits.giveBack("loginNetwork", network);
  await limits.giveBack("loginAddress", email);
  return { token: await sessions.open(row.id), user: toUser(row) };
}
