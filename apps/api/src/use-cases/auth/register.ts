import { hashPassword } from "@dubdeck/auth";
import { createUser } from "@dubdeck/db";
import type { AuthResult, Credentials } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/** Opens an account and its first session. Throws CONFLICT for a known address, RATE_LIMITED. */
export async function register(
  { db, sessions, limits }: Deps,
  ip: string,
  { email, password }: Credentials,
): Promise<AuthResult> {
  await limits.take("registerIp", ip);
  await limits.take("registerAddress", email);
  const user = await createUser(db, { email, passwordHash: await hashPassword(password) });
  return { token: await sessions.open(user.id), user };
}
