import { insertLead } from "@dubdeck/db";
import type { ContactLead } from "@dubdeck/domain";
import type { Deps } from "../../deps.ts";

/**
 * Stores a contact lead and hands it over to be mailed; returns its id. A lead that could not be
 * handed over is stored all the same, and an operator sees it as unmailed.
 */
export async function sendLead(
  { db, pipeline, limits, log }: Deps,
  ip: string,
  lead: ContactLead,
): Promise<string> {
  await limits.take("contactIp", ip);
  await limits.take("contactAddress", lead.email);
  const id = await insertLead(db, lead);
  try {
    await pipeline.startContactLead(id);
  } catch (error) {
    log.error({ err: error, leadId: id }, "the lead was stored but not handed over");
  }
  return id;
}
