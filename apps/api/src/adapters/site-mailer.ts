import { isLoopback } from "@dubdeck/env";
import { createMailer, type Mailer, type mailEnv } from "@dubdeck/mail";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";

/**
 * Creates the mailer: SMTP if configured. Without SMTP, a site that serves only this machine logs its
 * mails, since whoever reads that log may follow the links; any other site gets null.
 */
export function createSiteMailer(
  env: z.infer<typeof mailEnv>,
  { publicUrl, log }: { publicUrl: string; log: Pick<FastifyBaseLogger, "info" | "warn"> },
): Mailer | null {
  const mailer = createMailer(env);
  if (mailer) return mailer;
  if (isLoopback(new URL(publicUrl).hostname)) return logMailer(log);
  log.warn("Mail is off: passwords cannot be reset. Set SMTP_URL and SUPPORT_EMAIL.");
  return null;
}

const logMailer = (log: Pick<FastifyBaseLogger, "info">): Mailer => ({
  async send({ to, text }) {
    log.info(`No SMTP_URL is set, so this mail to ${to} is not sent:\n${text}`);
  },
});
