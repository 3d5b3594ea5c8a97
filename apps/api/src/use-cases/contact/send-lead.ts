import { deletePendingWorkflow, insertLead } from "@dubdeck/db";
import type { ContactLead } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * Stores a contact lead, starts the workflow that mails it, and returns the lead's id. If the
 * workflow cannot be started, the lead stays stored and the sweep starts it later. Throws
 * RATE_LIMITED.
 */
export async function sendLead(
  { db, pipeline, limits, log }: Deps,
  network: string,
  lead: ContactLead,
): Promise<string> {
  await limits.take("contactNetwork", network);
  await limits.take("contactAddress", lead.email);
  const id = await insertLead(db, lead);
  try {
    await pipeline.startContactLead(id);
    await deletePendingWorkflow(db, { leadId: id });
  } catch (error) {
    log.error(
      { err: error, leadId: id },
      "could not start the lead's workflow; the sweep will retry",
    );
  }
  return id;
}
