import { findLead, markLeadMailed } from "@dubdeck/db";
import type { LeadActivities } from "@dubdeck/workflows";
import type { Deps } from "../deps.ts";

/** Mails a lead to the team, once; without a mail server it stays in the database for an operator. */
export const mailLead =
  ({ db, mailer }: Deps): LeadActivities["mailLead"] =>
  async ({ leadId }) => {
    const lead = await findLead(db, leadId);
    if (!lead || !mailer) return { mailed: false };
    if (lead.mailedAt) return { mailed: true };
    const details = [
      `Name: ${lead.name}`,
      `E-mail: ${lead.email}`,
      `Company: ${lead.company ?? "–"}`,
      `Plan: ${lead.plan ?? "–"}`,
    ];
    await mailer.send({
      subject: `Contact request from ${lead.name}`,
      text: `${details.join("\n")}\n\n${lead.useCase}\n`,
      replyTo: lead.email,
    });
    await markLeadMailed(db, leadId);
    return { mailed: true };
  };
