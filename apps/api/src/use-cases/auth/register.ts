import { hashPassword } from "@dubdeck/auth";
import { insertUser } from "@dubdeck/db";
import type { AuthResult, Credentials } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { sendVerification } from "./send-verification.ts";

/**
 * Creates an account and its first session. If the site verifies addresses, also mails a
 * verification link. Throws CONFLICT if the address is already registered, RATE_LIMITED.
 */
export async function register(
  deps: Deps,
  network: string,
  { email, password }: Credentials,
): Promise<AuthResult> {
  const { db, sessions, limits, site, log } = deps;
  await limits.take("registerNetwork", network);
  await limits.take("registerAddress", email);
  const user = await insertUser(db, { email, passwordHash: await hashPassword(password) });
  if (site.verifiesEmail) {
    // The account exists even if this fails; its owner can request another link.
    sendVerification(deps, user).catch((error: unknown) => {
      log.error({ err: error, userId: user.id }, "a verification link could not be mailed");
    });
  }
  return { token: await sessions.open(user.id), user };
}
