import { authHeader } from "../../lib/api.ts";
import { responseMessage } from "../../lib/error-message.ts";
import { saveFile } from "../../lib/save-file.ts";

/**
 * Downloads everything stored about the account as a JSON file, which can be large. Throws with the
 * server's message if it is refused.
 */
export async function saveExport(): Promise<void> {
  const response = await fetch("/account/export", { headers: authHeader() });
  if (!response.ok) throw new Error(await responseMessage(response));
  saveFile(await response.blob(), "dubdeck-export.json");
}
