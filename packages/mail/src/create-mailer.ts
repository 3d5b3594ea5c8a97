import { createTransport } from "nodemailer";
import { z } from "zod";

export interface Mail {
  /** Left out: the team itself. */
  readonly to?: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves once the mail server has taken it. */
  send(mail: Mail): Promise<void>;
}

const NOBODY = "support@example.com";

/** The variables of mail, for a process's own environment schema to include. */
export const mailEnv = z.object({
  /** Such as `smtps://user:password@mail.example.com`. */
  SMTP_URL: z.url().optional(),
  /** The team's address: it sends all mail, and is sent what people write to the team. */
  SUPPORT_EMAIL: z.email().default(NOBODY),
});

/**
 * Mails through an SMTP server; null where none is configured.
 * @throws Error where there is a server, but the team's address is still the placeholder
 */
export function createMailer(env: z.infer<typeof mailEnv>): Mailer | null {
  const { SMTP_URL: server, SUPPORT_EMAIL: team } = env;
  if (!server) return null;
  if (team === NOBODY) throw new Error("Set SUPPORT_EMAIL too: SMTP_URL is set.");
  const transport = createTransport(server);
  return {
    async send(mail) {
      await transport.sendMail({ to: team, ...mail, from: team });
    },
  };
}
