import { createTransport } from "nodemailer";
import { z } from "zod";

export interface Mail {
  /** Defaults to the team's address. */
  readonly to?: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail. */
  send(mail: Mail): Promise<void>;
}

const PLACEHOLDER = "support@example.com";

/** Environment variables for mail, to include in a process's schema. */
export const mailEnv = z.object({
  /** For example `smtps://user:password@mail.example.com`. */
  SMTP_URL: z.url().optional(),
  /** The team's address: sender of all mail, and recipient of messages to the team. */
  SUPPORT_EMAIL: z.email().default(PLACEHOLDER),
});

/**
 * Creates a mailer for an SMTP server; null if none is configured.
 * @throws Error if a server is configured but SUPPORT_EMAIL is not
 */
export function createMailer(env: z.infer<typeof mailEnv>): Mailer | null {
  const { SMTP_URL: server, SUPPORT_EMAIL: team } = env;
  if (!server) return null;
  if (team === PLACEHOLDER) throw new Error("Set SUPPORT_EMAIL too: SMTP_URL is set.");
  const transport = createTransport(server);
  return {
    async send(mail) {
      await transport.sendMail({ to: team, ...mail, from: team });
    },
  };
}
