import { authHeader } from "../../lib/api.ts";
import { responseMessage } from "../../lib/error-message.ts";

/**
 * Downloads everything stored about the account as a JSON file, which can be large. Throws with the
 * server's message if it is refused.
 */
export async function saveExport(): Promise<void> {
  const response = await fetch("/account/export", { headers: authHeader() });
  if (!response.ok) throw new Error(await responseMessage(response));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = "dubdeck-export.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
