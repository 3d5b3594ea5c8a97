import type { Client } from "@temporalio/client";
import { historyToJSON } from "@temporalio/common/lib/proto-utils.js";

/** Fetches a workflow's history as JSON in Temporal's standard format. */
export async function historyOf(client: Client, workflowId: string): Promise<string> {
  return historyToJSON(await client.workflow.getHandle(workflowId).fetchHistory());
}
