import type { Client } from "@temporalio/client";
import { historyToJSON } from "@temporalio/common/lib/proto-utils.js";

/** A workflow's history as JSON in the form that every Temporal tool reads. */
export async function historyOf(client: Client, workflowId: string): Promise<string> {
  return historyToJSON(await client.workflow.getHandle(workflowId).fetchHistory());
}
