import { deletePendingWorkflow, insertLead } from "@dubdeck/db";
import type { ContactLead } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * Stores a contact lead and hands it over to be mailed; returns its id. A lead that could not be
 * handed over is stored all the same, and the sweep hands it over later.
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
    log.error({ err: error, leadId: id }, "the lead waits for the sweep");
  }
  return id;
}
