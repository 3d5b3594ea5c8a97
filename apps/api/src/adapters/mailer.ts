import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves once the mail server has taken it. */
  send(mail: Mail): Promise<void>;
}

/** Mails through an SMTP server; where there is none, the console is where a mail can be read. */
export function createMailer(options: {
  smtpUrl: string | undefined;
  from: string;
  log: FastifyBaseLogger;
}): Mailer {
  const { smtpUrl, from, log } = options;
  if (!smtpUrl) {
    return {
      async send(mail) {
        log.info(`No SMTP_URL is set, so this mail to ${mail.to} is not sent:\n${mail.text}`);
      },
    };
  }
  const transport = createTransport(smtpUrl);
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from });
    },
  };
}
