import { isLoopback } from "@dubdeck/env";
import { createMailer, type Mailer, type mailEnv } from "@dubdeck/mail";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";

/**
 * Creates what sends mail: an SMTP server where one is set; the log where only this machine is
 * served, since whoever reads it may follow the links in it; elsewhere nothing, so null.
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
