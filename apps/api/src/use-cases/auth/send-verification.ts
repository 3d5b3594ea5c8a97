import { hashToken, newToken } from "@dubdeck/auth";
import { insertEmailVerification } from "@dubdeck/db";
import { AppError, type User } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

const DAY_MS = 86_400_000;

/**
 * Mails a link that verifies the account's address, valid for one day. Throws UNAVAILABLE if the
 * server cannot send mail.
 */
export async function sendVerification({ db, mailer, site }: Deps, user: User): Promise<void> {
  if (!mailer) throw new AppError("UNAVAILABLE", "This server cannot send mail.");
  const token = newToken();
  const expiresAt = new Date(Date.now() + DAY_MS);
  await insertEmailVerification(db, { id: hashToken(token), userId: user.id, expiresAt });
  const link = `${site.publicUrl}/verify-email?token=${token}`;
  await mailer.send({
    to: user.email,
    subject: "Confirm your e-mail address for Dubdeck",
    text: `Hello,\n\nplease confirm the e-mail address of your Dubdeck account, so that your free minutes count. The link works for one day:\n\n${link}\n\nIf you did not open an account, please ignore this mail.\n`,
  });
}

/**
 * Mails a new verification link at the owner's request. Throws CONFLICT if the address is already
 * verified, RATE_LIMITED, or UNAVAILABLE if the mail could not be sent.
 */
export async function resendVerification(deps: Deps, user: User): Promise<void> {
  if (user.emailVerified) {
    throw new AppError("CONFLICT", "Your e-mail address is confirmed already.");
  }
  await deps.limits.take("verifyUser", user.id);
  await sendVerification(deps, user).catch((cause: unknown) => {
    const message = "The mail could not be sent. Please try again in a few minutes.";
    throw new AppError("UNAVAILABLE", message, { cause });
  });
}
