import { createTransport } from "nodemailer";

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
}

export interface Mailer {
  /** Mails the team; resolves once the server has taken it. */
  readonly sendToTeam: (mail: Mail) => Promise<void>;
}

/** A mailer on an SMTP server such as `smtps://user:password@mail.example.com`. */
export function createMailer(smtpUrl: string, teamAddress: string): Mailer {
  const transport = createTransport(smtpUrl);
  return {
    async sendToTeam(mail) {
      await transport.sendMail({ ...mail, from: teamAddress, to: teamAddress });
    },
  };
}
