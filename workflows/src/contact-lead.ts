import { proxyActivities } from "@temporalio/workflow";
import type { LeadActivities } from "./activities.ts";
import { IO } from "./activity-options.ts";

const { mailLead } = proxyActivities<LeadActivities>({ ...IO, summary: "Mail the lead" });

/** Mails a stored lead to the team; retried until the mail server accepts it. */
export async function contactLead(input: { leadId: string }): Promise<{ mailed: boolean }> {
  return await mailLead(input);
}
