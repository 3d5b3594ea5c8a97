import type { Mailer } from "@dubdeck/mail";
import type { FastifyBaseLogger } from "fastify";

/** Stands in where there is no mail server: the console is where a mail can be read. */
export const consoleMailer = (log: FastifyBaseLogger): Mailer => ({
  async send({ to, text }) {
    log.info(`No SMTP_URL is set, so this mail to ${to} is not sent:\n${text}`);
  },
});
