import { selectLead, type LeadRow, updateLeadMailed } from "@dubdeck/db";
import type { LeadActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/**
 * Mails a lead to the team, once. Without a mail server, writes it to the log instead; it stays in
 * the database for an operator.
 */
export const mailLead =
  ({ db, mailer, log }: Pick<Deps, "db" | "mailer" | "log">): LeadActivities["mailLead"] =>
  async ({ leadId }) => {
    const lead = await selectLead(db, leadId);
    if (!lead) return { mailed: false };
    if (lead.mailedAt) return { mailed: true };
    const text = textOf(lead);
    if (!mailer) {
      log.info(`No SMTP_URL is set, so this contact request is not mailed:\n${text}`);
      return { mailed: false };
    }
    const subject = `Contact request from ${lead.name}`;
    await mailer.send({ subject, text, replyTo: lead.email });
    await updateLeadMailed(db, leadId);
    return { mailed: true };
  };

function textOf({ name, email, company, plan, useCase }: LeadRow): string {
  const details = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    `Company: ${company ?? "–"}`,
    `Plan: ${plan ?? "–"}`,
  ];
  return `${details.join("\n")}\n\n${useCase}\n`;
}
