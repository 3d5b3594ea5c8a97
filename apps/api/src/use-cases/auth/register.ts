import { hashPassword } from "@dubdeck/auth";
import { insertUser } from "@dubdeck/db";
import type { AuthResult, Credentials } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";
import { sendVerification } from "./send-verification.ts";

/**
 * Opens an account and its first session, and mails a link that verifies the address where that is
 * asked for. Throws CONFLICT for a known address, RATE_LIMITED.
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
    // The account is there in any case; its owner can ask for the link again.
    sendVerification(deps, user).catch((error: unknown) => {
      log.error({ err: error, userId: user.id }, "a verification link could not be mailed");
    });
  }
  return { token: await sessions.open(user.id), user };
}
