import type { ContactLead } from "@dubdeck/domain";
import { responseMessage } from "../../lib/error-message.ts";
import { loadSiteConfig } from "../../lib/site-config.ts";

/** Hands a message to the workflow service; throws with its words when it is not taken. */
export async function sendLead(lead: ContactLead): Promise<void> {
  const { contactBaseUrl } = await loadSiteConfig();
  const response = await fetch(`${contactBaseUrl.replace(/\/$/, "")}/webhook/contactLead`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(lead),
  });
  if (!response.ok) throw new Error(await responseMessage(response));
}
