import { hashToken, newToken } from "@dubdeck/auth";
import { selectUserByEmail, replacePasswordReset } from "@dubdeck/db";
import { AppError } from "@dubdeck/domain";
import type { Mailer } from "@dubdeck/mail";
import type { Deps } from "../../deps.ts";

const HOUR_MS = 3_600_000;

/**
 * Mails a single-use link for setting a new password, valid for one hour. Does not wait for the mail,
 * so that neither the response nor its timing reveals whether the address is registered. Throws
 * RATE_LIMITED, and UNAVAILABLE if the server cannot send mail.
 */
export async function requestPasswordReset(
  deps: Deps,
  network: string,
  email: string,
): Promise<void> {
  await deps.limits.take("resetNetwork", network);
  await deps.limits.take("resetAddress", email);
  const { mailer, site } = deps;
  if (!mailer) {
    throw new AppError(
      "UNAVAILABLE",
      `This server cannot send mail. Please write to ${site.supportEmail} to reset your password.`,
    );
  }
  sendLink({ ...deps, mailer }, email).catch((error: unknown) => {
    deps.log.error({ err: error }, "a password reset could not be mailed");
  });
}

async function sendLink(
  { db, mailer, site }: Pick<Deps, "db" | "site"> & { mailer: Mailer },
  email: string,
): Promise<void> {
  const user = await selectUserByEmail(db, email);
  if (!user) return;
  const token = newToken();
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await replacePasswordReset(db, { id: hashToken(token), userId: user.id, expiresAt });
  const link = `${site.publicUrl}/reset-password?token=${token}`;
  await mailer.send({
    to: email,
    subject: "Set a new password for Dubdeck",
    text: `Hello,\n\nthis link sets a new password for your Dubdeck account. It works once, within one hour:\n\n${link}\n\nIf you did not ask for it, you need not do anything.\n`,
  });
}
