import { verifyPassword } from "@dubdeck/auth";
import { selectUserByEmail, toUser } from "@dubdeck/db";
import { AppError, type AuthResult, type Credentials } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * Opens a session. Throws UNAUTHORIZED with the same message and delay for an unknown address as for
 * a wrong password; RATE_LIMITED after too many failed attempts for the address from this network,
 * for the address from any network, or from this network for any address.
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
  const isCorrect = await verifyPassword(row?.passwordHash ?? null, password);
  if (!row || !isCorrect) {
    throw new AppError("UNAUTHORIZED", "The e-mail address or the password is incorrect.");
  }
  await limits.forget("loginAddressNetwork", addressNetwork);
  await limits.giveBack("loginNetwork", network);
  await limits.giveBack("loginAddress", email);
  return { token: await sessions.open(row.id), user: toUser(row) };
}
